import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { loggable } from '../../platform/log';
import { CODE_SECONDS } from '../sign-in/codes/codes';
import { takeFrom } from '../../platform/budgets/budgets';
import { reserveAttempt } from '../sign-in/limits/attempts';
import { codeRequestLimit } from '../sign-in/limits/limits';
import { recordLimit } from '../sign-in/sign-in-audit';
import { CLIENT_CODE_QUEUE, type ClientCodeRequest } from './code-worker';
import { budgetsOfNames, latestStepAt, lockNames, startStep, type StepAsker } from './data';
import { namesHashOf, readNames } from './names';

/**
 * Takes a request for a code (SCALL-04). Whose names they are, if anybody's, and whether the client code is ours, a job looks up
 * afterwards: so the answer and its time are the same for all (T48, T56). Nobody can use up what the names are mailed: beyond
 * the limit it is a long code.
 */
export const requestClientCode: Handler<'requestClientCode'> = async (request, context) => {
  const { db, now, language, clientAddress, browser, requestId, services, log } = context;
  const names = readNames(request);
  const namesHash = namesHashOf(names);
  const token = await recordLimit(context, { loginId: names.username, accountId: undefined }, async () => {
    if (clientAddress !== null) {
      const fromAddress = codeRequestLimit(clientAddress, 'client');
      await inTransaction(db, (tx) => reserveAttempt(tx, fromAddress, now));
    }
    return inTransaction(db, async (tx) => {
      await lockNames(tx, namesHash);
      const asker = { namesHash, browser };
      await refuseBeforeTime(tx, asker, now);
      const isOverLimit =
        (await takeFrom(tx, await budgetsOfNames(tx, { ...asker, clientAddress }, now), now)) !== null;
      const step = await startStep(tx, asker, now);
      const asked: ClientCodeRequest = {
        ...names,
        stepId: step.id,
        clientCode: request.ClientCode,
        isOverLimit,
        askedAt: now.getTime(),
        language,
        clientAddress,
        browser,
        requestId,
      };
      await services.jobs.enqueue(tx, CLIENT_CODE_QUEUE, asked);
      return step.token;
    });
  });
  log.info({ loginId: loggable(names.username) }, 'client code asked for');
  return { token };
};

/** Refuses before the time of a code is over that this browser has asked for and not used. */
async function refuseBeforeTime(db: Database, asker: StepAsker, now: Date): Promise<void> {
  const latest = await latestStepAt(db, asker, now);
  if (!latest || latest.usedAt) return;
  const left = Math.ceil((latest.createdAt.getTime() - now.getTime()) / 1000) + CODE_SECONDS;
  if (left <= 0) return;
  const seconds = Math.min(left, CODE_SECONDS);
  throw new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
}
