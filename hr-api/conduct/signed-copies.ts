import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Handler } from '../call';
import { ApiError } from '../errors';
import { storedFiles, uploads } from '../files/tables';
import { persons } from '../people/tables';
import { signatures } from '../signatures/tables';
import { acceptances, conducts, conductTexts } from './tables';
import { assertKeeper, isKeeper } from './policy';

/** A signed copy: for who signed it and for who keeps agreements; nothing there and nothing for the caller are refused alike. */
export const getSignedConduct: Handler<'getSignedConduct'> = async ({ SignatureCode }, context) => {
  const { actor, db } = context;
  const mayRead = (await isKeeper(context)) ? undefined : eq(signatures.personId, actor.personId);
  const [found] = await db
    .select({ file: storedFiles, fileName: uploads.fileName })
    .from(signatures)
    .innerJoin(storedFiles, eq(storedFiles.id, signatures.fileId))
    .innerJoin(uploads, eq(uploads.id, signatures.documentId))
    .where(and(eq(signatures.code, SignatureCode), mayRead));
  if (!found) throw new ApiError('not_found');
  return found;
};

const UNKNOWN = { IsSigned: false, Name: '', empid: '', SignedAt: '', ConductName: '' };

/** Looks a PDF up among the signed copies by the digest of its bytes: a copy that was changed has another one. */
export const verifySignature: Handler<'verifySignature'> = async ({ Sha256 }, context) => {
  await assertKeeper(context);
  const { db, language } = context;
  const title = sql<string | null>`(
    select ${conductTexts.title} from ${conductTexts} where ${conductTexts.conductId} = ${conducts.id}
    order by ${conductTexts.language} = ${language} desc, ${conductTexts.language} = 'en' desc limit 1)`;
  const [found] = await db
    .select({ name: persons.name, empid: persons.empid, signedAt: signatures.signedAt, title })
    .from(storedFiles)
    .innerJoin(signatures, eq(signatures.fileId, storedFiles.id))
    .innerJoin(persons, eq(persons.id, signatures.personId))
    .leftJoin(acceptances, eq(acceptances.signatureId, signatures.id))
    .leftJoin(conducts, or(eq(conducts.id, acceptances.conductId), eq(conducts.documentId, signatures.documentId)))
    .where(eq(storedFiles.sha256, Sha256))
    .orderBy(asc(signatures.signedAt), asc(conducts.version))
    .limit(1);
  if (!found) return UNKNOWN;
  return {
    IsSigned: true,
    Name: found.name,
    empid: found.empid ?? '',
    SignedAt: found.signedAt.toISOString(),
    ConductName: found.title ?? '',
  };
};
