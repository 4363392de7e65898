import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { storedFiles, uploads } from '../../platform/files/tables';
import { signatures } from '../../workplace/signatures/tables';
import { verifySignedCopy } from '../../workplace/signatures/verify';
import { conductText } from '../data';
import { canManageAgreements } from '../policy';
import { conducts } from '../tables';

/** A signed copy: for who signed it and for who keeps agreements; nothing there and nothing for the caller are refused alike. */
export const getSignedConduct: Handler<'getSignedConduct'> = async ({ SignatureCode }, context) => {
  const { actor, db } = context;
  const mayRead = canManageAgreements(actor) ? undefined : eq(signatures.personId, actor.personId);
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
  const { db, language } = context;
  const copy = await verifySignedCopy(db, Sha256);
  if (!copy) return UNKNOWN;
  const [conduct] = await db
    .select({ id: conducts.id })
    .from(conducts)
    .where(eq(conducts.documentId, copy.documentId))
    .orderBy(asc(conducts.version))
    .limit(1);
  return {
    IsSigned: true,
    Name: copy.signedName,
    empid: copy.empid,
    SignedAt: copy.signedAt.toISOString(),
    ConductName: (conduct && (await conductText(db, conduct.id, language))?.title) ?? '',
  };
};
