import { randomUUID } from 'node:crypto';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import type { JobHandler } from '../../platform/jobs/jobs';
import { loggable } from '../../platform/log';
import { findAccount, loginIdOf, randomAccountId } from '../sign-in/accounts';
import { codeWorker, type CodeRequest, type CodeWorkerOptions } from '../sign-in/codes/code-worker';
import { lockCodes } from '../sign-in/codes/codes';
import { longCodeOf } from '../sign-in/codes/long-code';
import { takeFrom } from '../../platform/budgets/budgets';
import { reserveAttempt } from '../sign-in/limits/attempts';
import { isKnownBrowser } from '../sign-in/limits/known-browsers';
import { codeRequestLimit, passwordCodes } from '../sign-in/limits/limits';
import { recordLimit } from '../sign-in/sign-in-audit';
import { noteAsking } from './asked-browsers';
import { CODE_LIFETIME_MS, storeCode } from './data';
import { codeSentMessage } from './messages';

export const PASSWORD_CODE_QUEUE = 'password-code';

interface PasswordCodeRequest extends CodeRequest {
  readonly id: string;
  readonly loginId: string;
}

/**
 * Takes a request for a code (SCALL-08). Whose account it is, if anybody's, is looked up by a job afterwards: so the answer
 * and its time are the same for every id (SOPQ-46, T56).
 */
export const requestPasswordCode: Handler<'requestPasswordCode'> = async ({ Username }, context) => {
  const { db, now, language, clientAddress, browser, requestId, services, log } = context;
  const loginId = loginIdOf(Username);
  const request: PasswordCodeRequest = {
    id: randomUUID(),
    loginId,
    askedAt: now.getTime(),
    language,
    clientAddress,
    browser,
    requestId,
  };
  await recordLimit(context, { loginId, accountId: undefined }, () =>
    inTransaction(db, async (tx) => {
      if (clientAddress !== null) await reserveAttempt(tx, codeRequestLimit(clientAddress, 'password'), now);
      if (browser !== null) await noteAsking(tx, { loginId, browser }, now);
      await services.jobs.enqueue(tx, PASSWORD_CODE_QUEUE, request);
    }),
  );
  log.info({ loginId: loggable(loginId) }, 'password code asked for');
  return { message: codeSentMessage[language] };
};

/**
 * Makes a code and mails it, to an account that may sign in and has an address, as often as its budget allows; then a long code,
 * seldom. A request that is worked on twice mails one code.
 */
export const passwordCodeWorker = (options: CodeWorkerOptions): JobHandler =>
  codeWorker<PasswordCodeRequest>(options, {
    mail: 'passwordCode',
    goodForMs: CODE_LIFETIME_MS,
    page: '/auth/change-password',
    give: async ({ id, loginId, browser = null, clientAddress, requestId }, { code, auditContext, secrets, log }) => {
      const { db, now } = auditContext;
      const found = await findAccount(db, loginId, now);
      const account = found?.isOpen && found.account.mail !== '' ? found.account : null;
      const holder = account?.id ?? randomAccountId();
      await lockCodes(db, holder);
      const isKnown = await isKnownBrowser(db, { browser, accountId: holder }, now);
      const asker = { subject: loginId.toLowerCase(), ownBrowser: isKnown ? browser : null, clientAddress };
      const isOverLimit = (await takeFrom(db, passwordCodes(asker), now)) !== null;
      const use = `${holder} ${account?.passwordHash}`;
      const longCode = isOverLimit
        ? longCodeOf({ secret: secrets.passwordCode, subject: `passwords of ${asker.subject}`, use }, now)
        : null;
      const given = longCode ?? { code, endsAt: new Date(now.getTime() + CODE_LIFETIME_MS) };
      const isStored = await storeCode(db, { ...given, id, accountId: account?.id ?? null, browser, now, secrets });
      const isMailed = longCode === null || (await takeFrom(db, [longCode.mail], now)) === null;
      const subject = { kind: 'account', id: found?.account.id ?? 'unknown' };
      if (!account) {
        await audit(auditContext, { subject, action: 'be refused a password code' });
        return null;
      }
      if (!isMailed) {
        log.warn({ account: account.id, requestId }, 'limit of password codes reached');
        await audit(auditContext, { subject, action: 'reach a limit', after: { refusal: 'too_many_attempts' } });
        return null;
      }
      if (!isStored) return null;
      await audit(auditContext, { subject, action: 'be mailed a password code' });
      return { account, longCode };
    },
  });
