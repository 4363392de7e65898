import { and, eq, isNotNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import { acceptances, conducts } from '../tables';

/** Whether a person has accepted the agreement with this code. */
export async function hasAccepted(db: Database, personId: string, conductCode: string): Promise<boolean> {
  const found = await db
    .select({ id: acceptances.conductId })
    .from(acceptances)
    .innerJoin(conducts, eq(conducts.id, acceptances.conductId))
    .where(and(eq(acceptances.personId, personId), eq(conducts.code, conductCode)));
  return found.length > 0;
}

/** The documents, as ids of uploads, of all that a person has accepted. */
export function acceptedDocuments(personId: string) {
  return new QueryBuilder()
    .select({ id: conducts.documentId })
    .from(acceptances)
    .innerJoin(conducts, eq(conducts.id, acceptances.conductId))
    .where(and(eq(acceptances.personId, personId), isNotNull(conducts.documentId)));
}
