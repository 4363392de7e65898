import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { corrections } from '../../tables';
import { endOf, sameValues, toJson, type DatedRow, type JsonRow, type RowWrite, type Values } from './dated-row';
import { tableNamed } from '../kinds';
import { historyWrites } from '../tables';

/** A write with what it is of. */
export interface HistoryWrite extends RowWrite {
  readonly tableName: string;
  readonly employmentId: string;
  readonly changeId: string | null;
}

interface Writing {
  /** Of this run: the database lets the rows be written within it. */
  readonly batch: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly by: string;
  /** What a correction is recorded with. */
  readonly reason: string;
}

const isShorter = ({ before, after }: RowWrite) =>
  Boolean(before && after && after.validFrom >= before.validFrom && endOf(after.validTo) <= endOf(before.validTo));

/** Whether a write takes back what was in force already; to end what is open does not. */
function isCorrection({ before, after }: RowWrite, today: CalendarDate): boolean {
  if (!before || before.validFrom > today) return false;
  if (!after || after.validFrom !== before.validFrom || before.validTo !== null) return true;
  return !sameValues(before.values, after.values, Object.keys(after.values));
}

/** Writes dated rows, and records each: what it was, what it became, and where it corrects the past, that it does. */
export async function writeRows(db: Database, writes: readonly HistoryWrite[], writing: Writing): Promise<void> {
  if (writes.length === 0) return;
  const { batch, now, today, by, reason } = writing;
  const records = writes.map(({ before, after, ...write }) => ({
    ...{ batch, changeId: write.changeId, tableName: write.tableName, rowId: write.rowId },
    ...{ employmentId: write.employmentId, writtenAt: now },
    before: before && completeJson(write.tableName, before),
    after: after && completeJson(write.tableName, after),
  }));
  await insertRows(db, historyWrites, records);
  await insertRows(
    db,
    corrections,
    writes
      .filter((write) => isCorrection(write, today))
      .map(({ tableName, rowId, before, after }) => ({
        ...{ tableName, rowId, reason, correctedBy: by, correctedAt: now },
        before: before && toJson(before),
        after: after && toJson(after),
      })),
  );
  await db.execute(sql`select set_config('people.batch', ${batch}, true)`);
  // What frees days first: the database refuses two rows for one day at any moment.
  const kinds = [...new Set(writes.map(({ tableName }) => tableName))];
  for (const tableName of kinds) {
    const own = writes.filter((write) => write.tableName === tableName);
    await removeRows(
      db,
      tableName,
      own.filter(({ after }) => !after),
    );
    await updateRows(db, tableName, own.filter(isShorter));
    await updateRows(
      db,
      tableName,
      own.filter((write) => write.before && write.after && !isShorter(write)),
    );
    await addRows(
      db,
      tableName,
      own.filter(({ before }) => !before),
    );
  }
  await db.execute(sql`select set_config('people.batch', '', true)`);
}

/** A row with all columns of its table, so that it is alike whoever wrote it. */
function completeJson(tableName: string, row: DatedRow): JsonRow {
  const given: Values = toJson(row);
  return Object.fromEntries(columnsOf(tableName).map((name) => [name, given[name] ?? null])) as JsonRow;
}

const jsonOf = (writes: readonly RowWrite[]) => JSON.stringify(writes.map(({ after }) => after && toJson(after)));

async function removeRows(db: Database, tableName: string, writes: readonly RowWrite[]) {
  if (writes.length === 0) return;
  const ids = JSON.stringify(writes.map(({ rowId }) => rowId));
  await db.execute(
    sql`delete from ${tableNamed(tableName)} where id in (select value::uuid from json_array_elements_text(${ids}::json))`,
  );
}

async function updateRows(db: Database, tableName: string, writes: readonly RowWrite[]) {
  if (writes.length === 0) return;
  const table = tableNamed(tableName);
  const names = columnsOf(tableName).filter((name) => name !== 'id');
  const set = sql.join(
    names.map((name) => sql`${sql.identifier(name)} = written.${sql.identifier(name)}`),
    sql`, `,
  );
  await db.execute(
    sql`update ${table} set ${set} from json_populate_recordset(null::${table}, ${jsonOf(writes)}::json) written
      where ${table}.id = written.id`,
  );
}

async function addRows(db: Database, tableName: string, writes: readonly RowWrite[]) {
  if (writes.length === 0) return;
  const table = tableNamed(tableName);
  const names = sql.join(
    columnsOf(tableName).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${jsonOf(writes)}::json)`,
  );
}

const columnsOf = (tableName: string) => Object.values(getTableColumns(tableNamed(tableName))).map(({ name }) => name);
