import { sql } from 'drizzle-orm';
import type { Span } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import type { CalendarDate } from '../../../platform/dates';
import type { ImportContext } from '../import-kind';

export interface SubjectEmployment extends Span {
  readonly id: string;
  readonly isSeen: boolean;
}

/** Somebody who is here, by the key of rows. */
export interface Subject {
  readonly personId: string;
  readonly empid: string;
  readonly name: string;
  /** What the record says of who they are, by column. */
  readonly identity: Readonly<Record<string, string>>;
  readonly employments: readonly SubjectEmployment[];
}

interface Found extends Record<string, unknown> {
  readonly key: string;
  readonly person_id: string;
  readonly empid: string;
  readonly name: string;
  readonly id: string;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate | null;
  readonly is_seen: boolean;
  readonly identity: Readonly<Record<string, string>>;
}

/** The people with some keys, which are numbers or addresses in small letters; of an address there may be several. */
export async function findSubjects(
  { db, actor }: Pick<ImportContext, 'db' | 'actor'>,
  {
    by,
    keys,
    today,
  }: { readonly by: 'EmployeeID' | 'Mail'; readonly keys: readonly string[]; readonly today: CalendarDate },
): Promise<ReadonlyMap<string, readonly Subject[]>> {
  const byKey = new Map<string, Map<string, Subject>>();
  if (keys.length === 0) return new Map();
  const isSeen = (await seesEveryone(db, actor, today)) ? sql`true` : visibleTo(actor, today);
  const key = by === 'EmployeeID' ? sql`lower(${persons.empid})` : sql`lower(${persons.mail})`;
  const { rows } = await db.execute<Found>(sql`
    select ${key} as key, ${persons.id} as person_id, coalesce(${persons.empid}, '') as empid, ${persons.name} as name,
      ${employments.id} as id, ${employments.validFrom}::text as valid_from, ${employments.validTo}::text as valid_to,
      ${isSeen} as is_seen, json_build_object('EmployeeID', coalesce(${persons.empid}, ''), 'GivenName', ${persons.givenName},
        'FamilyName', ${persons.familyName}, 'Mail', coalesce(${persons.mail}, ''), 'PersonalMail', coalesce(${persons.personalMail}, ''),
        'BornOn', coalesce(${persons.bornOn}::text, ''), 'Gender', coalesce(${persons.gender}, '')) as identity
    from ${persons} join ${employments} on ${employments.personId} = ${persons.id}
    where ${key} in (select json_array_elements_text(${JSON.stringify([...new Set(keys)])}::json))
    order by ${employments.validFrom}`);
  for (const row of rows) {
    const people = byKey.get(row.key) ?? new Map<string, Subject>();
    const known = people.get(row.person_id);
    const employment = { id: row.id, validFrom: row.valid_from, validTo: row.valid_to, isSeen: row.is_seen };
    people.set(row.person_id, {
      ...{ personId: row.person_id, empid: row.empid, name: row.name, identity: row.identity },
      employments: [...(known?.employments ?? []), employment],
    });
    byKey.set(row.key, people);
  }
  return new Map([...byKey].map(([one, people]) => [one, [...people.values()]]));
}
