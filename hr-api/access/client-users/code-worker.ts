import { audit } from '../../platform/audit/audit';
import type { JobHandler } from '../../platform/jobs/jobs';
import { loggable } from '../../platform/log';
import { codeWorker, type CodeRequest, type CodeWorkerOptions } from '../sign-in/codes/code-worker';
import { randomAccountId } from '../sign-in/accounts';
import { CODE_SECONDS } from '../sign-in/codes/codes';
import { longCodeOf } from '../sign-in/codes/long-code';
import { takeFrom } from '../../platform/budgets/budgets';
import { findClientUser, issueClientCode, latestUse } from './data';
import { namesHashOf, type ClientNames } from './names';

export const CLIENT_CODE_QUEUE = 'client-code';

export interface ClientCodeRequest extends ClientNames, CodeRequest {
  readonly stepId: string;
  readonly clientCode: string;
  /** Whether the names have had all their short codes. */
  readonly isOverLimit: boolean;
}

/** Gives a step a code and mails it to the client user of its names. A request that is worked on twice mails one code. */
export const clientCodeWorker = (options: CodeWorkerOptions): JobHandler =>
  codeWorker<ClientCodeRequest>(options, {
    mail: 'clientCode',
    goodForMs: CODE_SECONDS * 1000,
    page: '/auth/chilllogin',
    give: async (request, { code, auditContext, env, secrets, log }) => {
      const { stepId, username, clientUserName, clientCode, requestId } = request;
      const { db, now } = auditContext;
      const found = clientCode === env.CLIENT_CODE ? await findClientUser(db, request) : 'another client code';
      const account = typeof found === 'string' ? null : found;
      const use = await latestUse(db, account?.id ?? randomAccountId());
      const longCode = request.isOverLimit
        ? longCodeOf({ secret: secrets.clientCode, subject: namesHashOf(request), use }, now)
        : null;
      const isMailed = longCode === null || (await takeFrom(db, [longCode.mail], now)) === null;
      const step = { stepId, clientUserName, clientCode, code: longCode?.code ?? code, secrets };
      const isIssued = await issueClientCode(db, { ...step, accountId: account?.id ?? null });
      if (!account) {
        log.warn({ loginId: loggable(username), reason: found, requestId }, 'client sign-in failed');
        await audit(auditContext, { subject: { kind: 'account', id: 'unknown' }, action: 'fail to sign in' });
        return null;
      }
      if (!isIssued || !isMailed) return null;
      await audit(auditContext, { subject: { kind: 'account', id: account.id }, action: 'be mailed a sign-in code' });
      return { account, longCode };
    },
  });
