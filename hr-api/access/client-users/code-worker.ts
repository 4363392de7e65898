import { audit } from '../../platform/audit/audit';
import type { JobHandler } from '../../platform/jobs/jobs';
import { loggable } from '../../platform/log';
import { codeWorker, type CodeRequest, type CodeWorkerOptions } from '../sign-in/codes/code-worker';
import { CODE_SECONDS } from '../sign-in/codes/codes';
import { findClientUser, issueClientCode } from './data';
import type { ClientNames } from './names';

export const CLIENT_CODE_QUEUE = 'client-code';

export interface ClientCodeRequest extends ClientNames, CodeRequest {
  readonly stepId: string;
  readonly clientCode: string;
}

/** Gives a step a code and mails it to the client user of its names. A request that is worked on twice mails one code. */
export const clientCodeWorker = (options: CodeWorkerOptions): JobHandler =>
  codeWorker<ClientCodeRequest>(options, {
    mail: 'clientCode',
    goodForMs: CODE_SECONDS * 1000,
    page: '/auth/chilllogin',
    give: async (request, { code, auditContext, env, secrets, log }) => {
      const { stepId, username, clientUserName, clientCode, requestId } = request;
      const found =
        clientCode === env.CLIENT_CODE ? await findClientUser(auditContext.db, request) : 'another client code';
      const step = { stepId, clientUserName, clientCode, code, secrets };
      if (typeof found === 'string') {
        log.warn({ loginId: loggable(username), reason: found, requestId }, 'client sign-in failed');
        await issueClientCode(auditContext.db, { ...step, accountId: null });
        await audit(auditContext, { subject: { kind: 'account', id: 'unknown' }, action: 'fail to sign in' });
        return null;
      }
      if (!(await issueClientCode(auditContext.db, { ...step, accountId: found.id }))) return null;
      await audit(auditContext, { subject: { kind: 'account', id: found.id }, action: 'be mailed a sign-in code' });
      return found;
    },
  });
