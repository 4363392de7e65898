import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import type { Proof } from '../reauthentication/proof';
import { findAccount, loginIdOf, openAccountById, type OpenAccount } from '../sign-in/accounts';
import { completeSignIn } from '../sign-in/complete-sign-in';
import { openPassword } from '../sign-in/password/sealed-password';
import { findProvenAccount } from '../sign-in/sign-in';
import { recordLimit } from '../sign-in/sign-in-audit';
import { lockDevice, recordDeviceUse, type Device } from './data';
import { canOpen } from './policy';
import { proveDevice, refusal } from './prove-device';

type Context = CallContext<null>;

/**
 * Signs in with id and password on a registered device (SCALL-02). The device comes first, so that its refusal tells nothing of
 * the password; then the password is judged as in the ordinary sign-in, limits included.
 */
export const signInOnDevice: Handler<'signInOnDevice'> = async (request, context) => {
  const { db, now, services } = context;
  const loginId = loginIdOf(request.username);
  const password = openPassword(services.secrets.password, request.password, now);
  const device = await proveDevice(context, request);
  const found = await findAccount(db, loginId, now);
  const isOurs = request.Device_SID === request.DeviceID && request.ClientCode === services.env.CLIENT_CODE;
  if (!isOurs || !canOpen(device, found?.account ?? null)) throw await refusal(context, device);
  return recordLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const account = await findProvenAccount(context, { loginId, found, password });
    return startDeviceSignIn(context, device, account, { by: 'password', at: now });
  });
};

/** A session for the owner of the device in hand (SCALL-11). */
export const startDeviceSession: Handler<'startDeviceSession'> = async (request, context) => {
  const { db, now } = context;
  const device = await proveDevice(context, request);
  const account = await openAccountById(db, device.accountId, now);
  if (!account || !canOpen(device, account)) throw await refusal(context, device);
  return recordLimit(context, { accountId: account.id }, () => startDeviceSignIn(context, device, account, null));
};

/** The same for an address that names a device (SCALL-10, SOPQ-05): it has to be the one in hand. */
export const authenticateDevice: Handler<'authenticateDevice'> = async ({ id, ...request }, context) => {
  if (id !== request.DeviceID) throw await refusal(context, null);
  return startDeviceSession(request, context);
};

/** A device alone proves which browser it is, and not who sits before it. */
async function startDeviceSignIn(context: Context, device: Device, account: OpenAccount, proof: Proof | null) {
  const admission = await inTransaction(context.db, async (tx) => {
    if (!(await lockDevice(tx, device.id))) return null;
    await recordDeviceUse(tx, device.id, context.now);
    return completeSignIn({ ...context, db: tx }, { account, method: 'device', proof, deviceId: device.id });
  });
  if (!admission) throw await refusal(context, device);
  return admission;
}
