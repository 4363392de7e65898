import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../effective-dates';
import { hasPhoto } from '../photo';
import { employments, persons } from '../tables';
import { tagKinds, tagMembers } from './tables';

export interface Tag {
  readonly name: string;
  /** Who looks after the person for this tag. */
  readonly owner: { readonly name: string; readonly empid: string; readonly code: string; readonly hasPhoto: boolean };
}

/** The tags that somebody has on a day, in their order. */
export async function tagsOf(
  db: Database,
  { employmentId, on }: { readonly employmentId: string; readonly on: CalendarDate },
  language: Language,
): Promise<Tag[]> {
  const names = textsOf('tag', language, 'tag_texts');
  const rows = await db
    .select({
      name: tagKinds.name,
      textName: names.name,
      owner: { name: persons.name, empid: persons.empid, code: employments.code, hasPhoto },
    })
    .from(tagMembers)
    .innerJoin(tagKinds, eq(tagKinds.code, tagMembers.tagCode))
    .innerJoin(employments, eq(employments.id, tagMembers.ownerId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(names, eq(names.code, tagKinds.textCode))
    .where(and(eq(tagMembers.employmentId, employmentId), asOn(tagMembers, on), eq(tagKinds.isActive, true)))
    .orderBy(asc(tagKinds.position), asc(tagKinds.code));
  return rows.map(({ name, textName, owner }) => ({
    name: textName ?? name,
    owner: { ...owner, empid: owner.empid ?? '' },
  }));
}
