import type { CallContext } from '../../../platform/calls/call';
import { giveBack } from '../../../platform/budgets/budgets';
import { clearAttempts, reserveAttempt } from '../limits/attempts';
import { rememberBrowser } from '../limits/known-browsers';
import { codeLimit } from '../limits/limits';
import { recordWrongCode } from '../sign-in-audit';
import { codeBudgetsOf, consumeCode, lockCodes, voidCodes } from './codes';

/**
 * Whether the code that was mailed for the caller's session is the typed one; of a wrong one, whether it may be tried again: the
 * fifth voids the code. Call it in a transaction, and keep what it counts. Throws `too_many_attempts` during a pause.
 */
export async function proveCode(context: CallContext, typed: string): Promise<'right' | 'wrong' | 'void'> {
  const { actor, browser, clientAddress, db, now, services } = context;
  const { accountId, sessionId } = actor;
  const limit = codeLimit(sessionId);
  await lockCodes(db, accountId);
  const triesLeft = await reserveAttempt(db, limit, now);
  if (await consumeCode(db, { sessionId, typed, now, services })) {
    await clearAttempts(db, limit);
    await giveBack(db, await codeBudgetsOf(db, { accountId, browser, clientAddress }, now));
    await rememberBrowser(db, { browser, accountId }, now);
    return 'right';
  }
  await recordWrongCode(context, actor);
  if (triesLeft > 0) return 'wrong';
  await voidCodes(db, accountId, now);
  return 'void';
}
