import { and, inArray, sql } from 'drizzle-orm';
import { MAX_LEAVE_NOTE } from '../../../../lib/contract/time/leave/leave-rules';
import { canCorrectHistory } from '../../../people/policy';
import { employments } from '../../../people/tables';
import { visibleTo } from '../../../people/visibility';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import type { ImportContext, PlannedRow, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { refusalOf } from '../../../workplace/imports/rows/issue-of';
import { privateTypes } from '../balances/private-types';
import { lockLeaveOf } from '../ledger/lock-ledger';
import { settleLate } from '../ledger/settle';
import { leaveEntries } from '../tables';
import { settleAmong } from './balances-on-days';
import { planBalanceRows, type BalanceMemory, type BalanceWork } from './plan-balance-rows';

type Memories = Map<number, Record<string, unknown>>;

/** Whoever writes holds the ledgers, always in the same order, until the end of the transaction. */
async function lockLedgers({ db }: Pick<ImportContext, 'db'>, employmentIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(employmentIds)].sort()) await lockLeaveOf(db, id);
}

const workOf = ({ work }: PlannedRow) => work as BalanceWork;

interface Correction {
  readonly line: number;
  readonly personId: string;
  readonly employmentId: string;
  readonly typeCode: number;
  readonly day: CalendarDate;
  readonly amount: number;
  readonly lastDay: CalendarDate | null;
  readonly note: string;
}

/** Writes corrections as those that are entered by hand, and settles what has ended since; answers their entries by line. */
async function correct(context: ImportContext, corrections: readonly Correction[]): Promise<Map<number, number>> {
  const { db, now } = context;
  if (corrections.length === 0) return new Map();
  const values = corrections.map(({ line: _, personId: __, ...entry }) => ({
    ...{ ...entry, kind: 'correction' as const, writtenAt: now },
  }));
  const written = await db.insert(leaveEntries).values(values).returning();
  const hidden = await privateTypes(db);
  await auditAll(
    context,
    corrections.map(({ line: _, personId, employmentId, ...entry }) => ({
      ...{ subject: { kind: 'leave', id: employmentId }, personId, action: 'enter leave' },
      after: { ...entry, kind: 'correction', typeCode: hidden.has(entry.typeCode) ? undefined : entry.typeCode },
    })),
  );
  await settleLate(db, {
    ...{ employmentIds: [...new Set(corrections.map(({ employmentId }) => employmentId))], today: dayOf(now), now },
    from: corrections.map(({ day }) => day).reduce((first, day) => (day < first ? day : first)),
  });
  const entryOf = new Map(written.map(({ id, employmentId, typeCode }) => [`${employmentId} ${typeCode}`, id]));
  return new Map(
    corrections.map(({ line, employmentId, typeCode }) => [line, entryOf.get(`${employmentId} ${typeCode}`) ?? 0]),
  );
}

/**
 * Writes what the ledgers lack of what the rows say, once they are held and all that is due was granted: the balance as on the day is
 * then what the file says.
 */
export async function writeBalanceRows(context: ImportContext, rows: readonly PlannedRow[]): Promise<Memories> {
  const works = rows.map(workOf);
  const ids = works.map(({ employmentId }) => employmentId);
  await lockLedgers(context, ids);
  await settleAmong(context.db, ids, context.now);
  const again = await planBalanceRows(
    context,
    works.map(({ given }) => given),
  );
  const [issue] = again.flatMap(({ issues }) => issues);
  if (issue) throw refusalOf(issue);
  const corrections = again.flatMap((row): Correction[] => {
    const { personId, employmentId, typeCode, day, difference, lastDay, note } = workOf(row);
    const entry = { line: row.line, personId, employmentId, typeCode, day, amount: difference, lastDay, note };
    return difference === 0 ? [] : [entry];
  });
  const entries = await correct(context, corrections);
  return new Map(
    again.map(({ line, memory }): [number, Record<string, unknown>] => {
      const entry = entries.get(line);
      const remembered: BalanceMemory = { ...memory, ...(entry !== undefined && { entry }) };
      return [line, { ...remembered }];
    }),
  );
}

/** Of some entries those whose account was corrected later, by hand or by another file, and not taken back since. */
async function correctedSince({ db }: ImportContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct written.id::float8 as id from ${leaveEntries} written
    join ${leaveEntries} later on later.employment_id = written.employment_id and later.type_code = written.type_code
      and later.kind = 'correction' and later.id > written.id
    where ${inArray(sql`written.id`, [...ids])}
    group by written.id, later.day, later.last_day having sum(later.amount) <> 0`);
  return new Set(rows.map(({ id }) => id));
}

/** Takes rows back by the opposite correction on the same day, which leaves nothing of either. */
export async function takeBalanceRowsBack(
  context: ImportContext,
  rows: readonly RowOfFile[],
  reason: string,
): Promise<TakenBack[]> {
  const { db, actor, now } = context;
  const refused = (line: number, why: string): TakenBack => ({ line, issue: { column: '', reason: why } });
  if (!actor.permissions.has('leave.keep')) return rows.map(({ line }) => refused(line, 'no_right'));
  const memoryOf = ({ memory }: RowOfFile): BalanceMemory => memory;
  const employmentIds = rows.flatMap((row) => memoryOf(row).employment ?? []);
  await lockLedgers(context, employmentIds);
  const { id, personId } = employments;
  const seen = await db
    .select({ id, personId })
    .from(employments)
    .where(and(inArray(id, employmentIds), visibleTo(actor, dayOf(now))));
  const persons = new Map(seen.map((one) => [one.id, one.personId]));
  const entryIds = rows.flatMap((row) => memoryOf(row).entry ?? []);
  const written = await db.select().from(leaveEntries).where(inArray(leaveEntries.id, entryIds));
  const entries = new Map(written.map((entry) => [entry.id, entry]));
  const later = await correctedSince(context, entryIds);
  const corrections: Correction[] = [];
  const results = rows.map((row): TakenBack => {
    const { line } = row;
    const entry = entries.get(memoryOf(row).entry ?? 0);
    if (!entry) return { line };
    const person = persons.get(entry.employmentId);
    if (person === undefined) return refused(line, 'outside_scope');
    if (!canCorrectHistory(actor, { personId: person })) return refused(line, 'own');
    if (later.has(entry.id)) return refused(line, 'corrected_since');
    const { employmentId, typeCode, day, amount, lastDay } = entry;
    const note = reason.slice(0, MAX_LEAVE_NOTE);
    corrections.push({ line, personId: person, employmentId, typeCode, day, amount: -amount, lastDay, note });
    return { line };
  });
  await correct(context, corrections);
  return results;
}
