import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { loggable } from '../../platform/log';
import { addressBlock } from '../sign-in/address-block';
import { CODE_SECONDS } from '../sign-in/codes/codes';
import {
  clientCodeLimit,
  clientRequestLimit,
  refuseDuringPause,
  reserveAttempt,
  tooManyAttempts,
} from '../sign-in/limits';
import { recordLimit } from '../sign-in/sign-in-audit';
import { CLIENT_CODE_QUEUE, type ClientCodeRequest } from './code-worker';
import { startStep, lockNames, stepsOfTheDay } from './data';
import { namesHashOf, readNames } from './names';

const MAX_CODES_PER_DAY = 10;
const DAY = 24 * 3_600_000;

/**
 * Takes a request for a code (SCALL-04). Whose names they are, if anybody's, and whether the client code is ours, a job looks up
 * afterwards: so the answer and its time are the same for all (T48, T56).
 */
export const requestClientCode: Handler<'requestClientCode'> = async (request, context) => {
  const { db, now, language, clientAddress, requestId, services, log } = context;
  const names = readNames(request);
  const namesHash = namesHashOf(names);
  const token = await recordLimit(context, { loginId: names.username, accountId: undefined }, async () => {
    if (clientAddress !== null) {
      const fromAddress = clientRequestLimit(addressBlock(clientAddress));
      await inTransaction(db, (tx) => reserveAttempt(tx, fromAddress, now));
    }
    return inTransaction(db, async (tx) => {
      await lockNames(tx, namesHash);
      await refuseTooMany(tx, namesHash, now);
      const step = await startStep(tx, namesHash, now);
      const asked: ClientCodeRequest = {
        ...names,
        stepId: step.id,
        clientCode: request.ClientCode,
        askedAt: now.getTime(),
        language,
        clientAddress,
        requestId,
      };
      await services.jobs.enqueue(tx, CLIENT_CODE_QUEUE, asked);
      return step.token;
    });
  });
  log.info({ loginId: loggable(names.username) }, 'client code asked for');
  return { token };
};

/**
 * Refuses during a pause, before the time of a code that was not used is over, and after ten codes in a day: for names that
 * nobody has as for all others.
 */
async function refuseTooMany(db: Database, namesHash: string, now: Date): Promise<void> {
  await refuseDuringPause(db, clientCodeLimit(namesHash), now);
  const ofTheDay = await stepsOfTheDay(db, namesHash, now);
  const [oldest, latest] = [ofTheDay[0], ofTheDay.at(-1)];
  if (oldest && ofTheDay.length >= MAX_CODES_PER_DAY)
    throw tooManyAttempts(new Date(oldest.createdAt.getTime() + DAY), now);
  if (!latest || latest.usedAt) return;
  const left = Math.ceil((latest.createdAt.getTime() - now.getTime()) / 1000) + CODE_SECONDS;
  if (left <= 0) return;
  const seconds = Math.min(left, CODE_SECONDS);
  throw new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
}
