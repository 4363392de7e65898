import { sql } from 'drizzle-orm';
import type { CalendarDate } from '../../../platform/dates';
import { employments, persons } from '../../../people/tables';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import { said, type GivenRow, type ImportContext } from '../../../workplace/imports/import-kind';

/**
 * Who of those who are here may be somebody whom a row adds, by line: by an address, or by name without accents. Empty for somebody whom
 * whoever imports may not see.
 */
export async function findDoublesOfRows(
  { db, actor }: Pick<ImportContext, 'db' | 'actor'>,
  rows: readonly GivenRow[],
  today: CalendarDate,
): Promise<ReadonlyMap<number, string>> {
  if (rows.length === 0) return new Map();
  const asked = JSON.stringify(
    rows.map((row) => ({
      line: row.line,
      name: `${said(row, 'GivenName')} ${said(row, 'FamilyName')}`.trim(),
      mails: [said(row, 'Mail'), said(row, 'PersonalMail')].filter(Boolean).map((mail) => mail.toLowerCase()),
    })),
  );
  const isSeen = (await seesEveryone(db, actor, today)) ? sql`true` : visibleTo(actor, today);
  const { rows: found } = await db.execute<{ line: number; name: string; is_seen: boolean }>(sql`
    with asked as (select * from json_to_recordset(${asked}::json) as asked (line int, name text, mails json)),
    mails as (select line, mail from asked cross join lateral json_array_elements_text(mails) mail),
    alike (line, person_id) as (
      select asked.line, ${persons.id} from asked join ${persons} on searchable(${persons.name}) = searchable(asked.name) where asked.name <> ''
      union select mails.line, ${persons.id} from mails join ${persons} on lower(${persons.mail}) = mails.mail
      union select mails.line, ${persons.id} from mails join ${persons} on lower(${persons.personalMail}) = mails.mail
    )
    select alike.line, ${persons.name} || coalesce(' (' || ${persons.empid} || ')', '') as name, ${isSeen} as is_seen
    from alike join ${persons} on ${persons.id} = alike.person_id
    join ${employments} on ${employments.personId} = ${persons.id}`);
  const doubles = new Map<number, string>();
  for (const { line, name, is_seen: isNamed } of found) doubles.set(line, doubles.get(line) || (isNamed ? name : ''));
  return doubles;
}
