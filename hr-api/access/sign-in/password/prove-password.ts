import type { CallContext } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { addressBlock } from '../address-block';
import { addressLimit, clearAttempts, forgiveAttempt, passwordLimit, reserveAttempt } from '../limits';
import { runOneAtATime } from '../run-one-at-a-time';
import { verifyPassword } from './password';
import { limitPasswordHashing } from './limit-password-hashing';

type Context = Pick<CallContext<unknown>, 'db' | 'now' | 'clientAddress'>;

interface Proof {
  /** The account's id; for an id that nobody has, what was typed, in lower case. */
  readonly subject: string;
  readonly password: string;
  /** What the password is checked against; null for an account that must not be proven, which takes as long. */
  readonly passwordHash: string | null;
}

/**
 * Whether the password is right. Each attempt is counted against account and address before it is looked at, and in its turn,
 * so that a crowd behind one address is not counted while it waits. Throws `too_many_attempts` during a pause.
 */
export function provePassword(context: Context, proof: Proof): Promise<boolean> {
  return runOneAtATime(proof.subject, () => limitPasswordHashing(() => tryPassword(context, proof)));
}

async function tryPassword({ db, now, clientAddress }: Context, proof: Proof): Promise<boolean> {
  const limit = passwordLimit(proof.subject);
  const fromAddress = clientAddress === null ? null : addressLimit(addressBlock(clientAddress));
  await inTransaction(db, async (tx) => {
    if (fromAddress) await reserveAttempt(tx, fromAddress, now);
    await reserveAttempt(tx, limit, now);
  });
  if (!(await verifyPassword(proof.password, proof.passwordHash))) return false;
  await inTransaction(db, async (tx) => {
    if (fromAddress) await forgiveAttempt(tx, fromAddress);
    await clearAttempts(tx, limit);
  });
  return true;
}
