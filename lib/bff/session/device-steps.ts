import 'server-only';
import { portalConfig } from '../../config';
import { deviceKindOf } from '../../devices/device-kind';
import { SESSION_OVER } from '../../gate';
import { log } from '../../log';
import { endUpstreamSession, startSession } from './start-session';
import { ownHost, type Caller } from '../call/caller';
import { clearedDeviceCookie, deviceCookie, deviceOf, proofOf, type StoredDevice } from './browser/device';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { clearedSessionCookie } from './session';
import type { StepResult } from './session-route';
import { signInStep, readCredentials } from './session-steps';
import { sessionEndReasonCookie } from './session-end-reason';

type Fields = Record<string, string>;
type Admission = { authToken: string; ischg: number };

/** Time enough to note that a device was used; the session itself has its own end. */
const ACTIVATION_MS = 60_000;

/** Whether the HR API refused the device itself, and so looked at no password. */
const isDeviceRefusal = (error: unknown) =>
  error instanceof HrError && error.code === 'sign_in_failed' && error.params?.because === 'device';

/**
 * SCALL-02, SIGN-21. A device that is not, or no more, the one of who signs in opens nothing for them; their password does, as
 * at any other browser.
 */
export async function deviceSignInStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const device = await deviceOf(headers);
  if (!device) return signInStep(fields, caller, headers);
  const prove = async () => {
    const { clientCode } = await portalConfig();
    const names = { Device_SID: device.DeviceID, ClientCode: clientCode };
    const admission = await send(
      'signInOnDevice',
      { ...proofOf(device), ...names, ...readCredentials(fields) },
      caller,
    );
    recordUse(device, fields.username ?? '', admission, caller);
    return admission;
  };
  try {
    const step = await startSession({ method: 'device', kind: 'employee', prove }, caller, headers);
    return { ...step, cookies: [...(step.cookies ?? []), await deviceCookie(device)] };
  } catch (error) {
    if (isDeviceRefusal(error)) return signInStep(fields, caller, headers);
    throw error;
  }
}

/** SCALL-03, in the background: that it fails is logged and keeps nobody out (SOPQ-06). */
function recordUse(device: StoredDevice, username: string, { authToken, ischg }: Admission, caller: Caller): void {
  const endsAt = Date.now() + ACTIVATION_MS;
  const session = { kind: 'employee' as const, host: device.host, token: authToken, flag: ischg, endsAt };
  const request = {
    InstallationID: device.info.InstallationID,
    Device_SID: device.DeviceID,
    UserName: username.trim(),
  };
  const fail = (why: string) => log().warn({ requestId: caller.requestId, why }, 'a device was not activated');
  send('activateDevice', request, { ...caller, session })
    .then(({ success, message }) => (success ? undefined : fail(message)))
    .catch((error: unknown) => fail(String(error)));
}

/** SCALL-11, SSO-06: a session by the device alone. */
export function mobileSessionStep(_: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  return startSessionOnDevice((device) => send('startDeviceSession', proofOf(device), caller), caller, headers);
}

/** SCALL-10, SCON-21: the same at the entry of the mobile sign-in. */
export function mobileAuthStep(_: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const prove = (device: StoredDevice) =>
    send('authenticateDevice', { ...proofOf(device), id: device.DeviceID }, caller);
  return startSessionOnDevice(prove, caller, headers);
}

/** Who is signed in already stays who they are. A device that is refused is forgotten here, and its failure goes to /logout (SSO-07). */
async function startSessionOnDevice(
  prove: (device: StoredDevice) => Promise<Admission>,
  caller: Caller,
  headers: Headers,
): Promise<StepResult> {
  if (caller.session) return { next: '/' };
  const device = await deviceOf(headers);
  if (!device) return { next: REFUSED };
  try {
    const step = await startSession(
      { method: 'device', kind: 'employee', prove: () => prove(device) },
      caller,
      headers,
    );
    return { ...step, cookies: [...(step.cookies ?? []), await deviceCookie(device)] };
  } catch (error) {
    if (!(error instanceof HrError) || error.status >= 500 || error.status === 429) throw error;
    return { next: REFUSED, cookies: [clearedDeviceCookie()] };
  }
}

const REFUSED = '/logout?why=device-unknown';

/** Makes this browser a device of who is signed in: the secret goes from the HR API into the sealed cookie and nowhere else. */
export async function registerDeviceStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const host = ownHost(headers);
  if (!host) throw new HrError('cross_site');
  const { DeviceName = '', InstallationID = '' } = fields;
  const { system, systemVersion, browser } = deviceKindOf(headers.get('user-agent'));
  const info = {
    fcmToken: '',
    InstallationID: /^[\w-]{1,64}$/.test(InstallationID) ? InstallationID : '',
    Regid: '',
    DeviceType: system,
    DeviceName: DeviceName.slice(0, 255),
    OSVersion: systemVersion,
    OSModel: browser,
    MACAddress: '',
  };
  const proof = await send('registerDevice', info, caller);
  return { next: MY_DEVICES, cookies: [await deviceCookie({ ...proof, host, info })] };
}

/** Removes a device of who is signed in. The one in hand is forgotten here too, and the session in it ends, whatever began it. */
export async function removeDeviceStep(
  { DeviceID = '' }: Fields,
  caller: Caller,
  headers: Headers,
): Promise<StepResult> {
  await send('removeDevice', { DeviceID }, caller);
  const device = await deviceOf(headers);
  if (device?.DeviceID !== DeviceID) return { next: MY_DEVICES };
  endUpstreamSession(caller);
  const cookies = [clearedDeviceCookie(), clearedSessionCookie(), sessionEndReasonCookie('device')];
  return { next: `${SESSION_OVER}?why=device`, cookies };
}

const MY_DEVICES = '/ecenter/mydevices';
