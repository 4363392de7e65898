import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { loggable } from '../../platform/log';
import type { Account } from './accounts';

type Trail = Pick<CallContext<unknown>, 'db' | 'now' | 'requestId' | 'log'>;
type Who = Pick<Actor, 'accountId' | 'roleCode'>;

/** How somebody comes in; by the code that the first door left them waiting for, too. */
export type Door = 'password' | 'code' | 'sso' | 'client' | 'device';

interface SignIn {
  readonly sessionId: string;
  readonly flag: number;
  readonly door: Door;
}

/** A session began. */
export async function noteSignIn(trail: Trail, actor: Who, { sessionId, flag, door }: SignIn): Promise<void> {
  trail.log.info({ account: actor.accountId, session: sessionId, flag, door }, 'signed in');
  const subject = { kind: 'session', id: sessionId };
  await audit({ ...trail, actor }, { subject, action: 'sign in', after: { flag, door } });
}

/** A sign-in failed. An unknown id leaves a row too: what is written must not take longer for those who have an account. */
export async function noteFailure(trail: Trail, loginId: string, account: Account | null): Promise<void> {
  trail.log.warn({ loginId: loggable(loginId), account: account?.id }, 'sign-in failed');
  const actor = account && { accountId: account.id, roleCode: 0 };
  await audit(
    { ...trail, actor },
    { subject: { kind: 'account', id: account?.id ?? 'unknown' }, action: 'fail to sign in' },
  );
}

/** A device was refused. An id that no device has leaves a row too. */
export async function noteDeviceRefusal(
  trail: Trail,
  device: { readonly id: string; readonly accountId: string } | null,
): Promise<void> {
  trail.log.warn({ device: device?.id, account: device?.accountId }, 'device refused');
  const actor = device && { accountId: device.accountId, roleCode: 0 };
  const subject = { kind: 'device', id: device?.id ?? 'unknown' };
  await audit({ ...trail, actor }, { subject, action: 'fail to prove a device' });
}

/** A one-time code was wrong. */
export async function noteWrongCode(
  trail: Trail,
  actor: Pick<Actor, 'accountId' | 'roleCode' | 'sessionId'>,
): Promise<void> {
  trail.log.warn({ account: actor.accountId, session: actor.sessionId }, 'code refused');
  await audit(
    { ...trail, actor },
    { subject: { kind: 'session', id: actor.sessionId }, action: 'fail the one-time code' },
  );
}

/** The code of a client user was wrong, or its step was nobody's. */
export async function noteWrongClientCode(trail: Trail, accountId: string | null): Promise<void> {
  trail.log.warn({ account: accountId ?? undefined, door: 'client' }, 'code refused');
  const actor = accountId === null ? null : { accountId, roleCode: 0 };
  const subject = { kind: 'account', id: accountId ?? 'unknown' };
  await audit({ ...trail, actor }, { subject, action: 'fail the one-time code' });
}

/** The old password was wrong when a new one was to be set. */
export async function noteWrongPassword(trail: Trail, actor: Who): Promise<void> {
  trail.log.warn({ account: actor.accountId }, 'old password refused');
  const subject = { kind: 'account', id: actor.accountId };
  await audit({ ...trail, actor }, { subject, action: 'fail to change the password' });
}

/** A code for a new password was wrong. For an id that nobody has there is a row too, so that it takes as long. */
export async function noteWrongPasswordCode(trail: Trail, accountId: string | null): Promise<void> {
  trail.log.warn({ account: accountId ?? undefined }, 'password code refused');
  const subject = { kind: 'account', id: accountId ?? 'unknown' };
  await audit({ ...trail, actor: null }, { subject, action: 'fail the password code' });
}

/** Does a step that a limit may refuse, and leaves a trail when it does. The trail is outside of the step's transaction. */
export async function noteLimit<Result>(
  trail: Trail,
  who: { readonly loginId?: string; readonly accountId: string | undefined },
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const { loginId, accountId } = who;
      trail.log.warn(
        { loginId: loginId && loggable(loginId), account: accountId, refusal: error.code },
        'limit reached',
      );
      const actor = accountId === undefined ? null : { accountId, roleCode: 0 };
      const subject = { kind: 'account', id: accountId ?? 'unknown' };
      await audit({ ...trail, actor }, { subject, action: 'reach a limit', after: { refusal: error.code } });
    }
    throw error;
  }
}
