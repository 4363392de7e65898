import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { storedFiles } from '../../platform/files/tables';
import { persons } from '../../people/tables';
import { signatures } from './tables';

export interface VerifiedSignature {
  readonly documentId: string;
  readonly signedName: string;
  readonly empid: string;
  readonly signedAt: Date;
}

/** Whose signed copy has these bytes, by their SHA-256 (hexadecimal); null for a file that was not signed here or was changed. */
export async function verifySignedCopy(db: Database, sha256: string): Promise<VerifiedSignature | null> {
  const [row] = await db
    .select({
      documentId: signatures.documentId,
      signedName: signatures.signedName,
      empid: persons.empid,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .innerJoin(storedFiles, eq(storedFiles.id, signatures.fileId))
    .innerJoin(persons, eq(persons.id, signatures.personId))
    .where(eq(storedFiles.sha256, sha256))
    .limit(1);
  return row ? { ...row, empid: row.empid ?? '' } : null;
}
