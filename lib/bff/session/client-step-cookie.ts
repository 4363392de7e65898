import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { cookies, headers } from 'next/headers';
import { z } from 'zod';
import { portalEnv } from '../../env';
import { cookieOf, ownHost } from '../call/caller';

const CLIENT_STEP_COOKIE = '__Host-hr-client-step';
const MAX_AGE_SECONDS = 600;

/** T55: between two codes. */
const WAIT_SECONDS = 209;

const clientStepSchema = z.object({
  host: z.string().min(1),
  username: z.string(),
  clientUserName: z.string(),
  /** The first step's, null once it is of no more use: the names stay. */
  token: z.string().min(1).nullable(),
  /** Epoch milliseconds at which the code was asked for. */
  askedAt: z.number().int(),
});

/** Where a client user stands between the names and the code. */
export type ClientStep = z.output<typeof clientStepSchema>;

/** The Set-Cookie text of a step. It ends ten minutes after its code was asked for, however often it is sealed. */
export async function clientStepCookie(step: ClientStep): Promise<string> {
  const left = Math.max(1, MAX_AGE_SECONDS - Math.floor((Date.now() - step.askedAt) / 1000));
  const seal = await sealData(step, { password: portalEnv().SESSION_SECRET, ttl: left });
  return `${CLIENT_STEP_COOKIE}=${seal}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${left}`;
}

export function clearedClientStepCookie(): string {
  return `${CLIENT_STEP_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
}

/** How long until another code may be asked for, in seconds; 0 where it may. */
export function codeWaitOf({ askedAt }: ClientStep): number {
  const left = WAIT_SECONDS - Math.floor((Date.now() - askedAt) / 1000);
  return Math.min(WAIT_SECONDS, Math.max(0, left));
}

/** The step of a request to a route; null for one that is forged, late, broken or of another host. */
export function clientStepOf(received: Headers): Promise<ClientStep | null> {
  return open(cookieOf(received.get('cookie'), CLIENT_STEP_COOKIE), ownHost(received));
}

/** The step of the browser that a page is rendered for. */
export async function readClientStep(): Promise<ClientStep | null> {
  const [jar, received] = await Promise.all([cookies(), headers()]);
  return open(jar.get(CLIENT_STEP_COOKIE)?.value, ownHost(received));
}

async function open(value: string | undefined, host: string | undefined): Promise<ClientStep | null> {
  if (!value || !host) return null;
  const opened = await unsealData(value, { password: portalEnv().SESSION_SECRET }).catch(() => null);
  const step = clientStepSchema.safeParse(opened).data;
  const isInTime = step !== undefined && Date.now() < step.askedAt + MAX_AGE_SECONDS * 1000;
  return step?.host === host && isInTime ? step : null;
}
