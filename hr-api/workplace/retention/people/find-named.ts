import { eq, inArray } from 'drizzle-orm';
import { knownEmployments } from '../../../people/changes/known-employments';
import { persons } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';

export interface NamedPerson {
  readonly personId: string;
  /** As it was given. */
  readonly code: string;
  readonly name: string;
}

/** The people behind some codes of employments, each once; throws `not_found` where one of the codes is nobody's. */
export async function findNamed(db: Database, codes: readonly string[]): Promise<NamedPerson[]> {
  const known = knownEmployments(db);
  const rows = await db
    .select({ personId: persons.id, code: known.code, name: persons.name })
    .from(known)
    .innerJoin(persons, eq(persons.id, known.personId))
    .where(inArray(known.code, [...codes]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const people = new Map<string, NamedPerson>();
  for (const code of codes) {
    const person = byCode.get(code);
    if (!person) throw new ApiError('not_found');
    if (!people.has(person.personId)) people.set(person.personId, person);
  }
  return [...people.values()];
}
