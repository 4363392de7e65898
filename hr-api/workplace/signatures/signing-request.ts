import { eq } from 'drizzle-orm';
import { stageOf } from '../../../lib/contract/call';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import type { StoredFile } from '../../platform/files/storage/store';
import { storedFiles, uploads } from '../../platform/files/tables';
import { persons } from '../../people/tables';
import type { Services } from '../../platform/calls/services';
import { endSession, findSessionById, recordUse } from '../../access/sign-in/sessions/sessions';
import { signatureOf, type Signature } from './data';
import { openDocumentCode, userIdOf } from './document-code';

/** A signing request at the e-sign host, with its person by the session in which it was created. */
export interface OpenSigningRequest {
  readonly actor: Actor;
  readonly storedLanguage: string | null;
  readonly signer: { readonly name: string; readonly empid: string };
  readonly documentId: string;
  /** Without the extension. */
  readonly documentName: string;
  readonly file: StoredFile;
  readonly signsByItself: boolean;
  readonly signature: Signature | null;
}

interface SigningRequestOptions {
  readonly db: Database;
  readonly services: Pick<Services, 'env' | 'secrets'>;
  readonly now: Date;
}

/**
 * Opens a document for who holds its code under their own name (UserId). Throws `unauthenticated` for a code that is forged,
 * another person's or over, and once the session has ended in which it was given.
 */
export async function openSigningRequest(
  { code, userId }: { readonly code: string; readonly userId: string },
  { db, services, now }: SigningRequestOptions,
): Promise<OpenSigningRequest> {
  const key = services.secrets.signing;
  const request = openDocumentCode(code, key, now);
  if (!request || userIdOf(request.personId, key) !== userId) throw new ApiError('unauthenticated');
  const session = await findSessionById(db, request.sessionId, now, services.env);
  if (session?.dueEnd) await endSession(db, request.sessionId, session.dueEnd, now);
  const isAlive = session && !session.dueEnd && !session.endedAt && stageOf(session.actor.flag) !== 'code';
  if (!isAlive || session.actor.personId !== request.personId) throw new ApiError('unauthenticated');
  const [row] = await db
    .select({ fileName: uploads.fileName, file: storedFiles, name: persons.name, empid: persons.empid })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .innerJoin(persons, eq(persons.id, request.personId))
    .where(eq(uploads.id, request.documentId));
  if (!row) throw new ApiError('not_found');
  await recordUse(db, session, now);
  return {
    actor: session.actor,
    storedLanguage: session.storedLanguage,
    signer: { name: row.name, empid: row.empid ?? '' },
    documentId: request.documentId,
    documentName: row.fileName.replace(/\.pdf$/i, ''),
    file: row.file,
    signsByItself: request.signsByItself,
    signature: await signatureOf(db, request.personId, request.documentId),
  };
}
