import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { sessionTimes } from '../../access/sign-in/sessions/sessions';
import { sealDocumentCode, userIdOf, type SigningRequest } from './document-code';
import { signatures } from './tables';

export type Signature = typeof signatures.$inferSelect;

/** What a person signed under a document; there is one at most. */
export async function signatureOf(db: Database, personId: string, documentId: string): Promise<Signature | null> {
  const [row] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.personId, personId), eq(signatures.documentId, documentId)));
  return row ?? null;
}

/**
 * Creates a signing request for a document (an upload's id): the codes by which the e-sign host opens it for them, and the code of
 * their signature, empty where there is none yet.
 */
export async function createSigningRequest(
  { actor, db, services }: Pick<CallContext, 'actor' | 'db' | 'services'>,
  { documentId, signsByItself }: Pick<SigningRequest, 'documentId' | 'signsByItself'>,
): Promise<{ UserId: string; DocumentCode: string; SignatureCode: string }> {
  const { personId, sessionId } = actor;
  const key = services.secrets.signing;
  const times = await sessionTimes(db, sessionId);
  if (!times) throw new Error('The session has no record');
  const signature = await signatureOf(db, personId, documentId);
  return {
    UserId: userIdOf(personId, key),
    DocumentCode: sealDocumentCode({ personId, documentId, sessionId, endsAt: times.endsAt, signsByItself }, key),
    SignatureCode: signature?.code ?? '',
  };
}
