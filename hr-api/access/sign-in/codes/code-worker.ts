import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import type { Environment } from '../../../platform/env';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { storedLanguage } from '../../../platform/language';
import { accountMail, type AccountMailKind } from '../../../platform/mail/account-mail';
import { mailQueue } from '../../../platform/mail/mail-queue';
import type { Secrets } from '../../../platform/secrets';
import { nameOf, randomAccountId, type OpenAccount } from '../accounts';
import { newDigits } from './codes';
import type { LongCode } from './long-code';

/** What a request for a code says of itself, whosever name it was made for. */
export interface CodeRequest {
  readonly askedAt: number;
  readonly language: Language;
  readonly clientAddress: string | null;
  readonly browser: string | null;
  readonly requestId: string;
}

export interface CodeWorkerOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

interface CodeDelivery extends Pick<CodeWorkerOptions, 'env' | 'secrets' | 'log'> {
  /** Six digits that nobody knows yet. */
  readonly code: string;
  readonly auditContext: Pick<CallContext<null>, 'actor' | 'db' | 'now' | 'requestId'>;
}

interface Receiver {
  readonly account: OpenAccount;
  /** What is mailed to them instead of six digits. */
  readonly longCode: LongCode | null;
}

interface CodeSignIn<Request> {
  readonly mail: AccountMailKind;
  readonly goodForMs: number;
  /** Where the code is typed. */
  readonly page: string;
  /** Keeps the code for whoever is mailed it and answers who that is; null for nobody, who costs the same. */
  readonly give: (request: Request, giving: CodeDelivery) => Promise<Receiver | null>;
}

/**
 * The worker of the requests of a sign-in method that mails codes. For a name that is mailed nothing the same is done, up to a mail that
 * has no recipient: it shares the process with what is asked next, which must not wait longer for those who have an account
 * (T56). A request that waited until its code would be over mails none.
 */
export function codeWorker<Request extends CodeRequest>(
  { db, clock, env, secrets, log }: CodeWorkerOptions,
  signIn: CodeSignIn<Request>,
): JobHandler {
  return async (data, jobs) => {
    const request = data as Request;
    const { askedAt, language, clientAddress, requestId } = request;
    const now = clock();
    if (now.getTime() - askedAt > signIn.goodForMs)
      return log.warn({ requestId, mail: signIn.mail }, 'code came too late');
    await inTransaction(db, async (tx) => {
      const code = newDigits();
      const given = await signIn.give(request, {
        code,
        env,
        secrets,
        log,
        auditContext: { actor: null, db: tx, now, requestId },
      });
      const account = given?.account;
      const mail = accountMail(given?.longCode ? 'longCode' : signIn.mail, {
        to: account?.mail ?? null,
        accountId: account?.id ?? null,
        name: await nameOf(tx, account?.personId ?? randomAccountId()),
        code: given?.longCode?.code ?? code,
        language: storedLanguage(account?.language ?? null) ?? language,
        at: now,
        clientAddress,
        link: `${env.APP_URL}${signIn.page}`,
      });
      await mailQueue(jobs, { key: secrets.mail, log }).queueCode(tx, mail);
    });
  };
}
