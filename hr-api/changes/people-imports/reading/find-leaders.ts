import { sql } from 'drizzle-orm';
import type { CalendarDate } from '../../../platform/dates';
import { covers, type Span } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { hasOpenAccount } from '../../../workplace/search/find-people';
import type { ImportContext, RowOfFile } from '../../../workplace/imports/import-kind';
import { canLead } from '../../reporting-lines/find-leader';

/** Who is meant to lead: an employment, or somebody whom another line of the file adds. */
export type Leader =
  | { readonly id: string; readonly personId: string }
  | { readonly line: number; readonly from: CalendarDate; readonly id: string | null };

export type FindLeader = (
  text: string,
  wanted: { readonly from: CalendarDate; readonly needsAccount: boolean },
) => Leader | 'unknown' | 'unclear';

interface Found extends Record<string, unknown> {
  readonly wanted: string;
  readonly id: string;
  readonly person_id: string;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate | null;
  readonly has_account: boolean;
  readonly is_number: boolean;
}

/**
 * Finds the leaders that rows name, by number, address or, where it is one person's alone, by name: those who work here today and may be
 * named to whoever imports, as on the form, and those whom the file itself adds.
 */
export async function findLeaders(
  context: Pick<ImportContext, 'db' | 'actor' | 'rowsWithKeys'>,
  texts: readonly string[],
  today: CalendarDate,
): Promise<FindLeader> {
  const wanted = [...new Set(texts)];
  const found = new Map<string, Found[]>();
  for (const row of wanted.length === 0 ? [] : await readCandidates(context, wanted, today))
    found.set(row.wanted, [...(found.get(row.wanted) ?? []), row]);
  const rows = new Map<string, RowOfFile>();
  for (const row of await context.rowsWithKeys(wanted.map((text) => text.toLowerCase()))) rows.set(row.key, row);
  return (text, { from, needsAccount }) => {
    const candidates = found.get(text) ?? [];
    // A number is nobody else's name.
    const meant = candidates.some((one) => one.is_number) ? candidates.filter((one) => one.is_number) : candidates;
    const open = meant.filter((one) => covers(spanOf(one), from) && (one.has_account || !needsAccount));
    const people = new Map(open.map((one) => [one.person_id, one]));
    const [only] = people.values();
    if (people.size > 1) return 'unclear';
    if (only) return { id: only.id, personId: only.person_id };
    const row = rows.get(text.toLowerCase());
    if (!row || row.memory['known'] === true) return 'unknown';
    const { employment, from: begins } = row.memory as { employment?: string; from?: CalendarDate };
    return { line: row.line, from: begins ?? '', id: employment ?? null };
  };
}

const spanOf = ({ valid_from: validFrom, valid_to: validTo }: Found): Span => ({ validFrom, validTo });

async function readCandidates(
  { db, actor }: Pick<ImportContext, 'db' | 'actor'>,
  wanted: readonly string[],
  today: CalendarDate,
): Promise<Found[]> {
  const asked = JSON.stringify(wanted.map((text) => ({ wanted: text, low: text.toLowerCase() })));
  const byMail = wanted.some((text) => text.includes('@'))
    ? sql`union select asked.wanted, ${persons.id}, false from asked join ${persons} on lower(${persons.mail}) = asked.low`
    : sql``;
  const { rows } = await db.execute<Found>(sql`
    with asked as (select * from json_to_recordset(${asked}::json) as asked (wanted text, low text)),
    named (wanted, person_id, is_number) as (
      select asked.wanted, ${persons.id}, true from asked join ${persons} on lower(${persons.empid}) = asked.low
      union
      select asked.wanted, ${persons.id}, false from asked join ${persons} on searchable(${persons.name}) = searchable(asked.wanted)
      ${byMail}
    )
    select named.wanted, named.person_id, named.is_number, ${employments.id} as id, ${employments.validFrom}::text as valid_from,
      ${employments.validTo}::text as valid_to, ${hasOpenAccount(db)} as has_account
    from named join ${persons} on ${persons.id} = named.person_id
    join ${employments} on ${employments.personId} = named.person_id
    where ${await canLead(db, actor, today)}
    order by named.is_number desc`);
  return rows;
}
