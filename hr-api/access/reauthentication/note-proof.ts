import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import { sessions } from '../sign-in/tables';
import type { Proof } from './proof';

type Context = Pick<CallContext, 'actor' | 'db' | 'now' | 'requestId' | 'log'>;

const subjectOf = ({ actor }: Context) => ({ kind: 'session', id: actor.sessionId });

/** Notes that the caller has proven who they are, unless a newer proof is noted. Call it in a transaction. */
export async function noteProof(context: Context, { by, at }: Proof): Promise<void> {
  const { actor, db, log } = context;
  const isNewer = or(isNull(sessions.provenAt), lt(sessions.provenAt, at));
  await db
    .update(sessions)
    .set({ provenAt: at, provenBy: by })
    .where(and(eq(sessions.id, actor.sessionId), isNewer));
  log.info({ account: actor.accountId, session: actor.sessionId, by }, 'identity confirmed');
  await audit(context, { subject: subjectOf(context), action: 'confirm the identity', after: { by } });
}

/** Notes that somebody in the caller's session could not prove to be them. */
export async function noteFailedProof(context: Context, failure: { by: Proof['by']; because?: string }): Promise<void> {
  const { actor, log } = context;
  log.warn({ account: actor.accountId, session: actor.sessionId, ...failure }, 'identity not confirmed');
  await audit(context, { subject: subjectOf(context), action: 'fail to confirm the identity', after: failure });
}
