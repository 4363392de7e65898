import { FLAG } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { signatureOf } from '../../workplace/signatures/data';
import { accountById, flagAfterCode } from '../../access/sign-in/accounts';
import { createSession, endSession, sessionTimes } from '../../access/sign-in/sessions/sessions';
import { conductText, pendingConduct, type Conduct } from '../data';
import { hasAccepted } from './own-acceptances';
import { mustBeSigned } from '../rules';
import { submittedMessage } from './submitted-message';
import { acceptances } from '../tables';

/**
 * Agrees to what waits for the person, and lets them in (SCALL-29). Where another waits too, the gate
 * stays shut for that one: nobody gets past it by the first. Who agreed elsewhere meanwhile, or for whom nothing waits any
 * more, goes on as well.
 */
export const acceptConduct: Handler<'acceptConduct'> = async (request, context) => {
  const { actor, db, now, language } = context;
  const pending = await pendingConduct(db, actor.personId, now);
  if (!pending) {
    const isOver = request.ConductCode === '' || (await hasAccepted(db, actor.personId, request.ConductCode));
    if (!isOver) throw new ApiError('not_found');
    return continueSession(context);
  }
  if (pending.code !== request.ConductCode) throw new ApiError('conflict');
  if (!request.Agree) throw missing('Agree', 'You must check agree');
  const signatureId = await signatureUnder(pending, request.SignedLetter, context);
  const text = await conductText(db, pending.id, language);
  await store(context, pending, { signatureId, language: text?.language ?? language });
  return { ...(await continueSession(context)), message: submittedMessage[language](text?.title ?? pending.series) };
};

const missing = (path: string, message: string) => new ApiError('invalid', { message, issues: [{ path, message }] });

/** The person's own signature under this document; null where none is given and none is asked. */
async function signatureUnder(conduct: Conduct, code: string, { db, actor }: CallContext): Promise<string | null> {
  if (code === '' && !mustBeSigned(conduct)) return null;
  const signature = conduct.documentId && (await signatureOf(db, actor.personId, conduct.documentId));
  if (!signature || signature.code !== code) throw missing('SignedLetter', 'You must Sign the document');
  return signature.id;
}

type Consent = Pick<typeof acceptances.$inferInsert, 'signatureId' | 'language'>;

async function store(context: CallContext, { id, version }: Conduct, consent: Consent): Promise<void> {
  const { actor, db, now } = context;
  const { personId } = actor;
  const stored = await db
    .insert(acceptances)
    .values({ conductId: id, personId, acceptedAt: now, ...consent })
    .onConflictDoNothing()
    .returning({ id: acceptances.conductId });
  if (stored.length === 0) return;
  const subject = { kind: 'conduct', id };
  await audit(context, { subject, action: 'accept conduct', after: { version, ...consent } });
}

/** The same session under a new token, past the gate. Throws `conflict` where another step has replaced it meanwhile. */
async function continueSession(context: CallContext) {
  const { actor, db, now, log, services } = context;
  const { accountId, roleCode, sessionId: follows } = actor;
  const times = await sessionTimes(db, follows);
  if (!times || !(await endSession(db, follows, 'next-step', now))) throw new ApiError('conflict');
  const flag =
    actor.flag === FLAG.conduct ? await flagAfterCode(context, await accountById(db, accountId)) : actor.flag;
  const next = { accountId, roleCode, flag, follows, endsAt: times.endsAt, now, env: services.env };
  const { token } = await createSession(db, next);
  log.info({ account: accountId, flag }, 'agreed at the conduct gate');
  return { authToken: token, ischg: flag };
}
