import type { CallContext } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { reserveAttempt } from '../sign-in/limits/attempts';
import { addressLimit } from '../sign-in/limits/limits';
import { recordDeviceRefusal, recordLimit } from '../sign-in/sign-in-audit';
import { findDevice, type Device } from './data';
import { isSecretOf } from '../../platform/random-secret';

type Context = CallContext<null>;

/** What a device proves itself with. */
export interface Proof {
  readonly DeviceID: string;
  readonly DeviceSecret: string;
}

/**
 * The device that knows its secret, removed or not. A secret cannot be guessed, so the right one always opens; wrong ones are
 * counted for their address, and an id alone is a wrong one. Throws `too_many_attempts` for these during a pause.
 */
export async function proveDevice(context: Context, proof: Proof): Promise<Device> {
  const device = await findDevice(context.db, proof.DeviceID);
  if (device && isSecretOf(proof.DeviceSecret, device.secretHash)) return device;
  const { clientAddress, db, now } = context;
  await recordLimit(context, { accountId: device?.accountId }, async () => {
    if (clientAddress !== null) await inTransaction(db, (tx) => reserveAttempt(tx, addressLimit(clientAddress), now));
  });
  throw await refusal(context, device);
}

/**
 * The one refusal for a device that is unknown, removed, another's or without its secret, and for an owner who may not sign in.
 * `because` tells the portal that no password was looked at.
 */
export async function refusal(context: Context, device: Device | null): Promise<ApiError> {
  await recordDeviceRefusal(context, device);
  return new ApiError('sign_in_failed', { params: { because: 'device' } });
}
