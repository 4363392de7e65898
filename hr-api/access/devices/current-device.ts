import type { CallContext } from '../../platform/calls/call';
import { findDevice, lockDevice, recordDeviceUse, type Device } from './data';
import { canOpen } from './policy';
import type { Proof } from './prove-device';
import { isSecretOf } from '../../platform/random-secret';

/**
 * The account's own device at another sign-in method, which has accepted the account already: its use is noted, and it is held until the
 * transaction ends. Null for a device that is unknown, removed, another's or without its secret. Nobody learns which, so no
 * try is counted.
 */
export async function findCurrentDevice(
  { db, now }: Pick<CallContext<null>, 'db' | 'now'>,
  { DeviceID, DeviceSecret }: Proof,
  account: { readonly id: string },
): Promise<Device | null> {
  const device = await findDevice(db, DeviceID);
  if (!device || !isSecretOf(DeviceSecret, device.secretHash) || !canOpen(device, account)) return null;
  if (!(await lockDevice(db, device.id))) return null;
  await recordDeviceUse(db, device.id, now);
  return device;
}
