import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { findAccount, loginIdOf, openAccountById, type OpenAccount } from '../sign-in/accounts';
import { enter } from '../sign-in/enter';
import { openPassword } from '../sign-in/password/sealed-password';
import { provenAccount } from '../sign-in/sign-in';
import { noteLimit } from '../sign-in/trail';
import { lockDevice, noteDeviceUse, type Device } from './data';
import { canOpen } from './policy';
import { proveDevice, refusal } from './prove-device';

type Context = CallContext<null>;

/**
 * Signs in with id and password on a registered device (SCALL-02). The device comes first, so that its refusal tells nothing of
 * the password; then the password is judged as at the ordinary door, limits included.
 */
export const signInOnDevice: Handler<'signInOnDevice'> = async (request, context) => {
  const { db, now, services } = context;
  const loginId = loginIdOf(request.username);
  const password = openPassword(services.secrets.password, request.password, now);
  const device = await proveDevice(context, request);
  const found = await findAccount(db, loginId, now);
  const isOurs = request.Device_SID === request.DeviceID && request.ClientCode === services.env.CLIENT_CODE;
  if (!isOurs || !canOpen(device, found?.account ?? null)) throw await refusal(context, device);
  return noteLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const account = await provenAccount(context, { loginId, found, password });
    return letIn(context, device, account);
  });
};

/** A session for the owner of the device in hand (SCALL-11). */
export const startDeviceSession: Handler<'startDeviceSession'> = async (request, context) => {
  const { db, now } = context;
  const device = await proveDevice(context, request);
  const account = await openAccountById(db, device.accountId, now);
  if (!account || !canOpen(device, account)) throw await refusal(context, device);
  return noteLimit(context, { accountId: account.id }, () => letIn(context, device, account));
};

/** The same for an address that names a device (SCALL-10, SOPQ-05): it has to be the one in hand. */
export const authenticateDevice: Handler<'authenticateDevice'> = async ({ id, ...request }, context) => {
  if (id !== request.DeviceID) throw await refusal(context, null);
  return startDeviceSession(request, context);
};

async function letIn(context: Context, device: Device, account: OpenAccount) {
  const admission = await inTransaction(context.db, async (tx) => {
    if (!(await lockDevice(tx, device.id))) return null;
    await noteDeviceUse(tx, device.id, context.now);
    return enter({ ...context, db: tx }, { account, door: 'device', deviceId: device.id });
  });
  if (!admission) throw await refusal(context, device);
  return admission;
}
