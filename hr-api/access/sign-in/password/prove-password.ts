import type { CallContext } from '../../../platform/calls/call';
import { giveBack, spend, type Budget } from '../../../platform/budgets/budgets';
import { inTransaction } from '../../../platform/db/transaction';
import { clearAttempts, forgiveAttempt, reserveAttempt, type Limit } from '../limits/attempts';
import { isKnownBrowser } from '../limits/known-browsers';
import { addressLimit, originOf, ownPasswordLimit, passwordBudget, passwordLimit } from '../limits/limits';
import { tellOfPause } from '../limits/tell-of-pause';
import { runOneAtATime } from '../run-one-at-a-time';
import { verifyPassword } from './password';
import { passwordQueue } from './password-queue';

type Context = Pick<CallContext<unknown>, 'db' | 'now' | 'clientAddress' | 'browser' | 'language' | 'services'>;

interface Proof {
  /** Null for an id that nobody has. */
  readonly accountId: string | null;
  /** What was typed, in lower case: what is counted where there is no account. */
  readonly loginId: string;
  readonly password: string;
  /** What the password is checked against; null for an account that must not be proven, which takes as long. */
  readonly passwordHash: string | null;
  /** The session in which the owner is asked once more. */
  readonly sessionId?: string;
}

/** What an attempt is counted for. */
interface Counts {
  /** Attempts of one place go one after the other. */
  readonly place: string;
  readonly isOwn: boolean;
  readonly limit: Limit;
  readonly address: Limit | null;
  readonly budgets: readonly Budget[];
}

/**
 * Whether the password is right. Each attempt is counted before it is looked at, and in its turn, so that a crowd behind one
 * address is not counted while it waits. What strangers fail is counted for them: browsers in which the owner was before have a
 * count of their own. Throws `too_many_attempts` during a pause.
 */
export async function provePassword(context: Context, proof: Proof): Promise<boolean> {
  const counts = await countsOf(context, proof);
  const lane = { source: counts.place, isPreferred: counts.isOwn };
  return runOneAtATime(counts.limit.subject, () => passwordQueue(lane, () => tryPassword(context, proof, counts)));
}

async function countsOf({ db, now, browser, clientAddress }: Context, proof: Proof): Promise<Counts> {
  const { accountId, loginId, sessionId } = proof;
  const isKnown = await isKnownBrowser(db, { browser, accountId }, now);
  const ownPlace = sessionId ?? (isKnown ? browser : null);
  if (accountId !== null && ownPlace !== null) {
    const limit = ownPasswordLimit(accountId, ownPlace);
    return { place: ownPlace, isOwn: true, limit, address: null, budgets: [] };
  }
  const subject = accountId ?? loginId;
  return {
    place: originOf(clientAddress),
    isOwn: false,
    limit: passwordLimit(subject, clientAddress),
    address: clientAddress === null ? null : addressLimit(clientAddress),
    budgets: [passwordBudget(subject)],
  };
}

async function tryPassword(context: Context, proof: Proof, { limit, address, budgets }: Counts): Promise<boolean> {
  const { db, now } = context;
  const left = await inTransaction(db, async (tx) => {
    if (address) await reserveAttempt(tx, address, now);
    const left = await reserveAttempt(tx, limit, now);
    await spend(tx, budgets, now);
    return left;
  });
  if (!(await verifyPassword(proof.password, proof.passwordHash))) {
    if (left === 0) await tellOfPause(context, proof);
    return false;
  }
  await inTransaction(db, async (tx) => {
    if (address) await forgiveAttempt(tx, address);
    await clearAttempts(tx, limit);
    await giveBack(tx, budgets);
  });
  return true;
}
