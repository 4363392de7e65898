import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { loggable } from '../../platform/log';
import type { Account } from './accounts';

type AuditContext = Pick<CallContext<unknown>, 'db' | 'now' | 'requestId' | 'log'>;
type Who = Pick<Actor, 'accountId' | 'roleCode'>;

/** How somebody signs in, the code included that the first step leaves pending: mailed, of the app, for who lost that, or a passkey's. */
export type SignInMethod = 'password' | 'code' | 'app' | 'recovery' | 'passkey' | 'sso' | 'client' | 'device';

interface SignIn {
  readonly sessionId: string;
  readonly flag: number;
  readonly method: SignInMethod;
}

/** A session began. */
export async function recordSignIn(
  context: AuditContext,
  actor: Who,
  { sessionId, flag, method }: SignIn,
): Promise<void> {
  context.log.info({ account: actor.accountId, session: sessionId, flag, door: method }, 'signed in');
  const subject = { kind: 'session', id: sessionId };
  await audit({ ...context, actor }, { subject, action: 'sign in', after: { flag, method } });
}

/** A sign-in failed. An unknown id leaves a row too: what is written must not take longer for those who have an account. */
export async function recordFailedSignIn(
  context: AuditContext,
  loginId: string,
  account: Account | null,
): Promise<void> {
  context.log.warn({ loginId: loggable(loginId), account: account?.id }, 'sign-in failed');
  const actor = account && { accountId: account.id, roleCode: 0 };
  await audit(
    { ...context, actor },
    { subject: { kind: 'account', id: account?.id ?? 'unknown' }, action: 'fail to sign in' },
  );
}

/** A device was refused. An id that no device has leaves a row too. */
export async function recordDeviceRefusal(
  context: AuditContext,
  device: { readonly id: string; readonly accountId: string } | null,
): Promise<void> {
  context.log.warn({ device: device?.id, account: device?.accountId }, 'device refused');
  const actor = device && { accountId: device.accountId, roleCode: 0 };
  const subject = { kind: 'device', id: device?.id ?? 'unknown' };
  await audit({ ...context, actor }, { subject, action: 'fail to prove a device' });
}

/** A one-time code was wrong. */
export async function recordWrongCode(
  context: AuditContext,
  actor: Pick<Actor, 'accountId' | 'roleCode' | 'sessionId'>,
): Promise<void> {
  context.log.warn({ account: actor.accountId, session: actor.sessionId }, 'code refused');
  await audit(
    { ...context, actor },
    { subject: { kind: 'session', id: actor.sessionId }, action: 'fail the one-time code' },
  );
}

/** The code of a client user was wrong, or its step was nobody's. */
export async function recordWrongClientCode(context: AuditContext, accountId: string | null): Promise<void> {
  context.log.warn({ account: accountId ?? undefined, door: 'client' }, 'code refused');
  const actor = accountId === null ? null : { accountId, roleCode: 0 };
  const subject = { kind: 'account', id: accountId ?? 'unknown' };
  await audit({ ...context, actor }, { subject, action: 'fail the one-time code' });
}

/** What was to prove the second factor was wrong: a code typed in a session, or what a passkey signed. */
export async function recordWrongFactor(context: AuditContext, actor: Who): Promise<void> {
  context.log.warn({ account: actor.accountId }, 'second factor refused');
  const subject = { kind: 'account', id: actor.accountId };
  await audit({ ...context, actor }, { subject, action: 'fail the second factor' });
}

/** The old password was wrong when a new one was to be set. */
export async function recordWrongPassword(context: AuditContext, actor: Who): Promise<void> {
  context.log.warn({ account: actor.accountId }, 'old password refused');
  const subject = { kind: 'account', id: actor.accountId };
  await audit({ ...context, actor }, { subject, action: 'fail to change the password' });
}

/** A code for a new password was wrong. For an id that nobody has there is a row too, so that it takes as long. */
export async function recordWrongPasswordCode(context: AuditContext, accountId: string | null): Promise<void> {
  context.log.warn({ account: accountId ?? undefined }, 'password code refused');
  const subject = { kind: 'account', id: accountId ?? 'unknown' };
  await audit({ ...context, actor: null }, { subject, action: 'fail the password code' });
}

/** Does a step that a limit may refuse, and audits the refusal, outside of the step's transaction. */
export async function recordLimit<Result>(
  context: AuditContext,
  who: { readonly loginId?: string; readonly accountId: string | undefined },
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const { loginId, accountId } = who;
      context.log.warn(
        { loginId: loginId && loggable(loginId), account: accountId, refusal: error.code },
        'limit reached',
      );
      const actor = accountId === undefined ? null : { accountId, roleCode: 0 };
      const subject = { kind: 'account', id: accountId ?? 'unknown' };
      await audit({ ...context, actor }, { subject, action: 'reach a limit', after: { refusal: error.code } });
    }
    throw error;
  }
}
