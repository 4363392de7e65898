import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../lib/contract/languages';
import { audit } from '../audit/audit';
import type { Handler } from '../call';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { storedLanguage } from '../language';
import { loggable } from '../log';
import { accountMail } from '../mail/account-mail';
import { mailQueue } from '../mail/mail';
import type { Secrets } from '../secrets';
import { findAccount, loginIdOf, nameOf } from '../sign-in/accounts';
import { addressBlock } from '../sign-in/address-block';
import { lockCodes, newDigits } from '../sign-in/codes';
import { codeRequestLimit, reserve } from '../sign-in/limits';
import { noteLimit } from '../sign-in/trail';
import { codesOfTheHour, GOOD_FOR_MS, storeCode } from './data';
import { codeSentMessage } from './messages';

export const PASSWORD_CODE_QUEUE = 'password-code';

const CODES_AN_HOUR = 5;

interface CodeRequest {
  readonly id: string;
  readonly loginId: string;
  readonly askedAt: number;
  readonly language: Language;
  readonly clientAddress: string | null;
  readonly requestId: string;
}

/**
 * Takes a request for a code (SCALL-08). Whose account it is, if anybody's, is looked up by a job afterwards: so the answer
 * and its time are the same for every id (SOPQ-46, T56).
 */
export const requestPasswordCode: Handler<'requestPasswordCode'> = async ({ Username }, context) => {
  const { db, now, language, clientAddress, requestId, services, log } = context;
  const loginId = loginIdOf(Username);
  const request: CodeRequest = {
    id: randomUUID(),
    loginId,
    askedAt: now.getTime(),
    language,
    clientAddress,
    requestId,
  };
  await noteLimit(context, { loginId, accountId: undefined }, () =>
    inTransaction(db, async (tx) => {
      if (clientAddress !== null) await reserve(tx, codeRequestLimit(addressBlock(clientAddress)), now);
      await services.jobs.enqueue(tx, PASSWORD_CODE_QUEUE, request);
    }),
  );
  log.info({ loginId: loggable(loginId) }, 'password code asked for');
  return { message: codeSentMessage[language] };
};

interface WorkerOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

/**
 * The worker of the requests: makes a code and mails it, to an account that may sign in and has an address, five times an
 * hour at most. A request that is worked on twice mails one code; one that waited too long mails none.
 */
export function passwordCodeWorker({ db, clock, env, secrets, log }: WorkerOptions): JobHandler {
  return async (data, jobs) => {
    const { id, loginId, askedAt, language, clientAddress, requestId } = data as CodeRequest;
    const now = clock();
    if (now.getTime() - askedAt > GOOD_FOR_MS) return log.warn({ requestId }, 'password code came too late');
    await inTransaction(db, async (tx) => {
      const found = await findAccount(tx, loginId, now);
      if (!found?.isOpen || found.account.mail === '') return;
      const { account } = found;
      const trail = { actor: null, db: tx, now, requestId };
      const subject = { kind: 'account', id: account.id };
      await lockCodes(tx, account.id);
      if ((await codesOfTheHour(tx, account.id, now)) >= CODES_AN_HOUR) {
        log.warn({ account: account.id, requestId }, 'limit of password codes reached');
        return audit(trail, { subject, action: 'reach a limit', after: { refusal: 'too_many_attempts' } });
      }
      const code = newDigits();
      if (!(await storeCode(tx, { id, accountId: account.id, code, now, secrets }))) return;
      await audit(trail, { subject, action: 'be mailed a password code' });
      const mail = accountMail('passwordCode', {
        to: account.mail,
        name: await nameOf(tx, account.personId),
        code,
        language: storedLanguage(account.language) ?? language,
        at: now,
        clientAddress,
        link: `${env.APP_URL}/auth/change-password`,
      });
      await mailQueue(jobs, secrets.mail).queue(tx, mail);
    });
  };
}
