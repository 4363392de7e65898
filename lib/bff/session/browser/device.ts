import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { cookies, headers } from 'next/headers';
import { z } from 'zod';
import type { DeviceInfo } from '../../../contract/access/devices';
import { portalEnv } from '../../../env';
import { cookieOf, ownHost } from '../../call/caller';

/**
 * What makes a browser a registered device (SSO-10): which one it is, its secret, and what it says of itself. Sealed and bound
 * to this host; no script reads it, and nothing of it is in any other store of the browser.
 */
const DEVICE_COOKIE = '__Host-hr-device';

const YEAR = 365 * 24 * 3600;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const MAX_COOKIE_LENGTH = 4_096;

const text = z.string();
const infoSchema = z.object({
  fcmToken: text,
  InstallationID: text,
  Regid: text,
  DeviceType: text,
  DeviceName: text,
  OSVersion: text,
  OSModel: text,
  MACAddress: text,
}) satisfies z.ZodType<DeviceInfo>;

const deviceSchema = z.object({
  DeviceID: z.string().min(1),
  DeviceSecret: z.string().min(1),
  host: z.string().min(1),
  info: infoSchema,
});
export type StoredDevice = z.output<typeof deviceSchema>;

/** The Set-Cookie text of a device; each use writes it anew, so that it lasts a year from the last one. */
export async function deviceCookie(device: StoredDevice): Promise<string> {
  const seal = await sealData(device, { password: portalEnv().SESSION_SECRET, ttl: YEAR });
  return `${DEVICE_COOKIE}=${seal}; ${ATTRIBUTES}; Max-Age=${YEAR}`;
}

export function clearedDeviceCookie(): string {
  return `${DEVICE_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}

/** The device that a request comes from; null for none, and for what is forged, broken or of another host. */
export function deviceOf(received: Pick<Headers, 'get'>): Promise<StoredDevice | null> {
  return unseal(cookieOf(received.get('cookie'), DEVICE_COOKIE), ownHost(received));
}

/** The device that the page in hand is shown on. */
export async function pageDevice(): Promise<StoredDevice | null> {
  const [received, jar] = await Promise.all([headers(), cookies()]);
  return unseal(jar.get(DEVICE_COOKIE)?.value, ownHost(received));
}

async function unseal(value: string | undefined, host: string | undefined): Promise<StoredDevice | null> {
  if (!value || !host || value.length > MAX_COOKIE_LENGTH) return null;
  const opened = await unsealData(value, { password: portalEnv().SESSION_SECRET, ttl: YEAR }).catch(() => null);
  const device = deviceSchema.safeParse(opened).data;
  return device?.host === host ? device : null;
}

/** What a call sends of a device: what it says of itself, and what proves it (SSO-11). */
export const proofOf = ({ info, DeviceID, DeviceSecret }: StoredDevice) => ({ ...info, DeviceID, DeviceSecret });
