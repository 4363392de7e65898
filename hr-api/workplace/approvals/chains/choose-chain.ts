import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { unitsAbove } from '../../../people/visibility';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { approvalChains } from '../tables';

export interface Chosen {
  readonly kind: string;
  readonly sections: readonly string[];
  readonly fields: readonly string[];
  readonly personId: string;
  /** The code of a chain that is left out. */
  readonly but?: string;
}

const names = (all: readonly string[]) =>
  sql`array[${sql.join(
    all.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;

/** Units in which a person works on a day, with those above. */
export const unitsOfPerson = (personId: SQL, today: CalendarDate): SQL =>
  unitsAbove(
    sql`select ${assignments.unitCode} from ${assignments}
    join ${employments} on ${employments.id} = ${assignments.employmentId}
    where ${employments.personId} = ${personId} and ${asOn(employments, today)} and ${asOn(assignments, today)}`,
    today,
  );

/** Whether a person works in one of some units, or below: of none in any. */
export async function worksIn(
  db: Database,
  personId: string,
  unitCodes: readonly string[],
  today: CalendarDate,
): Promise<boolean> {
  if (unitCodes.length === 0) return true;
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`select ${names(unitCodes)} && array${unitsOfPerson(sql`${personId}::uuid`, today)} as is_there`,
  );
  return rows[0]?.is_there ?? false;
}

/** The chain in force that something begins with: the most particular one that is for it, of two the newer one. */
export async function chooseChain(db: Database, chosen: Chosen, today: CalendarDate) {
  const chain = await findChosen(db, chosen, today);
  if (!chain) throw new Error('There is no chain for everything');
  return chain;
}

/** The same, where one of them is left out; undefined where there is no other. */
export async function findChosen(
  db: Database,
  { kind, sections, fields, personId, but = '' }: Chosen,
  today: CalendarDate,
) {
  const isFor = (column: SQL, all: readonly string[]) =>
    or(sql`cardinality(${column}) = 0`, all.length > 0 ? sql`${column} && ${names(all)}` : undefined);
  const [chain] = await db
    .select()
    .from(approvalChains)
    .where(
      and(
        isNull(approvalChains.replacedAt),
        ne(approvalChains.code, but),
        inArray(approvalChains.kind, ['', kind]),
        isFor(sql`${approvalChains.sections}`, sections),
        isFor(sql`${approvalChains.fields}`, fields),
        or(
          sql`cardinality(${approvalChains.unitCodes}) = 0`,
          sql`${approvalChains.unitCodes} && array${unitsOfPerson(sql`${personId}::uuid`, today)}`,
        ),
      ),
    )
    .orderBy(desc(approvalChains.rank), desc(approvalChains.publishedAt), asc(approvalChains.code))
    .limit(1);
  return chain;
}

export const isInForce = (code: string): SQL =>
  and(eq(approvalChains.code, code), isNull(approvalChains.replacedAt)) as SQL;
