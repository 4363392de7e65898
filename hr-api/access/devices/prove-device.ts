import type { CallContext } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { addressBlock } from '../sign-in/address-block';
import { addressLimit, deviceLimit, forgiveAttempt, reserveAttempt } from '../sign-in/limits';
import { runOneAtATime } from '../sign-in/run-one-at-a-time';
import { recordDeviceRefusal, recordLimit } from '../sign-in/sign-in-audit';
import { findDevice, type Device } from './data';
import { isSecretOf } from './secret';

type Context = CallContext<null>;

/** What a device proves itself with. */
export interface Proof {
  readonly DeviceID: string;
  readonly DeviceSecret: string;
}

/**
 * The device that knows its secret, removed or not. Tries are counted before they are looked at, against the id that was given
 * and the address; an id alone is a wrong try like any other. Throws `too_many_attempts` during a pause.
 */
export async function proveDevice(context: Context, proof: Proof): Promise<Device> {
  const device = await findDevice(context.db, proof.DeviceID);
  const isRight = await recordLimit(context, { accountId: device?.accountId }, () =>
    runOneAtATime(`device ${proof.DeviceID}`, () => trySecret(context, proof, device)),
  );
  if (device && isRight) return device;
  throw await refusal(context, device);
}

async function trySecret({ db, now, clientAddress }: Context, proof: Proof, device: Device | null): Promise<boolean> {
  const limits = [
    ...(clientAddress === null ? [] : [addressLimit(addressBlock(clientAddress))]),
    deviceLimit(proof.DeviceID),
  ];
  await inTransaction(db, async (tx) => {
    for (const limit of limits) await reserveAttempt(tx, limit, now);
  });
  if (!isSecretOf(proof.DeviceSecret, device?.secretHash)) return false;
  await inTransaction(db, async (tx) => {
    for (const limit of limits) await forgiveAttempt(tx, limit);
  });
  return true;
}

/**
 * The one refusal for a device that is unknown, removed, another's or without its secret, and for an owner who may not sign in.
 * `because` tells the portal that no password was looked at.
 */
export async function refusal(context: Context, device: Device | null): Promise<ApiError> {
  await recordDeviceRefusal(context, device);
  return new ApiError('sign_in_failed', { params: { because: 'device' } });
}
