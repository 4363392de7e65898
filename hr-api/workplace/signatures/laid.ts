import { eq } from 'drizzle-orm';
import { stageOf } from '../../../lib/contract/call';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import type { StoredFile } from '../../platform/files/storage/store';
import { storedFiles, uploads } from '../../platform/files/tables';
import { persons } from '../../people/tables';
import type { Services } from '../../platform/calls/services';
import { endSession, findSessionById, noteUse } from '../../access/sign-in/sessions/sessions';
import { signatureOf, type Signature } from './data';
import { openDocumentCode, userIdOf } from './document-code';

/** What one person has before them at the e-sign host, and who they are by the session that it was laid before them in. */
export interface Opened {
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

interface OpeningOptions {
  readonly db: Database;
  readonly services: Pick<Services, 'env' | 'secrets'>;
  readonly now: Date;
}

/**
 * Opens a document for who holds its code under their own name (UserId). Throws `unauthenticated` for a code that is forged,
 * another person's or over, and once the session has ended in which it was given.
 */
export async function openLaid(
  { code, userId }: { readonly code: string; readonly userId: string },
  { db, services, now }: OpeningOptions,
): Promise<Opened> {
  const key = services.secrets.signing;
  const laid = openDocumentCode(code, key, now);
  if (!laid || userIdOf(laid.personId, key) !== userId) throw new ApiError('unauthenticated');
  const session = await findSessionById(db, laid.sessionId, now, services.env);
  if (session?.dueEnd) await endSession(db, laid.sessionId, session.dueEnd, now);
  const isAlive = session && !session.dueEnd && !session.endedAt && stageOf(session.actor.flag) !== 'code';
  if (!isAlive || session.actor.personId !== laid.personId) throw new ApiError('unauthenticated');
  const [row] = await db
    .select({ fileName: uploads.fileName, file: storedFiles, name: persons.name, empid: persons.empid })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .innerJoin(persons, eq(persons.id, laid.personId))
    .where(eq(uploads.id, laid.documentId));
  if (!row) throw new ApiError('not_found');
  await noteUse(db, session, now);
  return {
    actor: session.actor,
    storedLanguage: session.storedLanguage,
    signer: { name: row.name, empid: row.empid ?? '' },
    documentId: laid.documentId,
    documentName: row.fileName.replace(/\.pdf$/i, ''),
    file: row.file,
    signsByItself: laid.signsByItself,
    signature: await signatureOf(db, laid.personId, laid.documentId),
  };
}
