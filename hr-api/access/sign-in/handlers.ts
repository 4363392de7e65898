import type { ReplyFor } from '../../../lib/contract/all';
import { FLAG } from '../../../lib/contract/call';
import type { signInCalls } from '../../../lib/contract/access/sign-in';
import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext, Handlers } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { hasAuthenticator } from '../second-factor/app/authenticators';
import { listPasskeys } from '../second-factor/passkeys/passkeys';
import { accountById, nameOf } from './accounts';
import { resendCode, verifyCode, verifyPasskey } from './codes/code-steps';
import { codeWaitOf } from './codes/codes';
import { endReplacement } from './sessions/replaced-session';
import { endSession, idleEndOf, sessionTimes } from './sessions/sessions';
import { signIn } from './sign-in';

export const signInHandlers: Handlers<keyof typeof signInCalls> = {
  signIn: { allow: 'signed-out', transaction: 'own', handle: signIn },
  verifyCode: { allow: 'own', transaction: 'own', handle: verifyCode },
  verifyPasskey: { allow: 'own', transaction: 'own', handle: verifyPasskey },
  resendCode: { allow: 'own', transaction: 'own', handle: resendCode },

  getSignInConfig: {
    allow: 'signed-out',
    handle: async (_request, { services }) => ({
      result: { ssoLogin: services.env.OIDC_ISSUERS.length > 0, mobileLogin: false },
    }),
  },

  signOut: {
    allow: 'own',
    transaction: 'own',
    handle: async (_request, { actor, db, now, requestId, log }) => {
      await inTransaction(db, async (tx) => {
        const isEnded = await endSession(tx, actor.sessionId, 'signed-out', now);
        const id = isEnded ? actor.sessionId : await endReplacement(tx, actor.sessionId, 'signed-out', now);
        if (id === null) return;
        const subject = { kind: 'session', id };
        await audit({ actor, db: tx, now, requestId }, { subject, action: 'sign out' });
      });
      log.info({ account: actor.accountId, session: actor.sessionId }, 'signed out');
      return {};
    },
  },

  getUser: {
    allow: 'own',
    handle: async (_request, { actor, db }) => {
      const account = await accountById(db, actor.accountId);
      const Name = await nameOf(db, account.personId);
      return [{ Name, TypeOfUser: account.typeOfUser, Language: account.language }];
    },
  },

  getSession: {
    allow: 'own',
    handle: async (_request, { actor, db, now, services }) => {
      const times = await sessionTimes(db, actor.sessionId);
      if (!times) throw new ApiError('unauthenticated');
      const left = idleEndOf(times, services.env).getTime() - now.getTime();
      return {
        ischg: actor.flag,
        SessionTimeOut: Math.max(0, Math.floor(left / 1000)),
        CodeWaitSeconds: await codeWaitOf(db, actor.sessionId, now),
        ...(await codeSourceOf(db, actor)),
      };
    },
  },

  getSessionLife: { allow: 'own', handle: (_request, context) => sessionLife(context) },
  staySignedIn: { allow: 'own', handle: (_request, context) => sessionLife(context) },
};

async function sessionLife({ actor, db, now, services }: CallContext) {
  const times = await sessionTimes(db, actor.sessionId);
  if (!times) throw new ApiError('unauthenticated');
  const secondsTo = (end: Date) => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  return { IdleSeconds: secondsTo(idleEndOf(times, services.env)), LeftSeconds: secondsTo(times.endsAt) };
}

type CodeSource = Pick<ReplyFor<'getSession'>, 'CodeBy' | 'CanUsePasskey'>;

/** From where a session gets what it waits for. */
async function codeSourceOf(db: Database, { accountId, flag }: Actor): Promise<CodeSource> {
  if (flag !== FLAG.code) return { CodeBy: 'mail', CanUsePasskey: false };
  const CanUsePasskey = (await listPasskeys(db, accountId)).length > 0;
  if (await hasAuthenticator(db, accountId)) return { CodeBy: 'app', CanUsePasskey };
  return { CodeBy: CanUsePasskey ? 'recovery' : 'mail', CanUsePasskey };
}
