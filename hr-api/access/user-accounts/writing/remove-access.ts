import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findDevice, removeOne } from '../../devices/data';
import { unbindAccount } from '../../single-sign-on/unbind';
import { lockAccount } from '../managed-accounts';

/** Removes a device of an account; its sessions end. One that is removed already stays so. */
export const removeAccountDevice: Handler<'removeAccountDevice'> = async ({ AccountCode, DeviceID }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const device = await findDevice(db, DeviceID);
  if (device?.accountId !== account.id) throw new ApiError('not_found');
  if (device.removedAt) return {};
  await removeOne(db, device.id, now);
  const removed = { subject: { kind: 'device', id: device.id }, personId: account.personId };
  await audit(context, { ...removed, action: 'remove device', before: { name: device.deviceName } });
  log.info({ account: account.id, by: actor.accountId, device: device.id }, 'device removed');
  return {};
};

/** Unbinds an account as the operator's command does. One that is bound to nothing stays so. */
export const unbindAccountIdentity: Handler<'unbindAccountIdentity'> = async ({ AccountCode }, context) => {
  const { actor, services, log } = context;
  const account = await lockAccount(context, AccountCode);
  const isUnbound = await unbindAccount(context, account, { mail: services.mail, appUrl: services.env.APP_URL });
  if (isUnbound) log.info({ account: account.id, by: actor.accountId }, 'identity unbound');
  return {};
};
