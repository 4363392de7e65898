import { asc, sql } from 'drizzle-orm';
import { SINCE_EVER, unitNames, unitParents, units } from '../../../people/organisation/tables';
import { unitHeads } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { texts } from '../../../platform/texts/tables';
import type { Structure } from '../plan/structure';
import type { DatedValue } from '../plan/unit-write';

interface DatedRow {
  readonly id: string;
  readonly unitCode: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

function byUnit<Row extends DatedRow, Value>(rows: readonly Row[], valueOf: (row: Row) => Value) {
  const found = new Map<string, DatedValue<Value>[]>();
  for (const row of rows) {
    const value = { id: row.id, from: row.validFrom, to: row.validTo, value: valueOf(row) };
    const known = found.get(row.unitCode);
    if (known) known.push(value);
    else found.set(row.unitCode, [value]);
  }
  return found;
}

/** All units with all that was, is and will be of them: few enough to be looked at together. */
export async function readStructure(db: Database): Promise<Structure> {
  const all = await db.select().from(units).orderBy(asc(units.position), asc(units.code));
  const parents = byUnit(await db.select().from(unitParents), ({ parentCode }) => parentCode);
  const names = byUnit(await db.select().from(unitNames), (row) => row.names);
  const heads = byUnit(await db.select().from(unitHeads), ({ employmentId }) => employmentId);
  return new Map(
    all.map(({ code, position, validFrom, validTo }) => [
      code,
      {
        ...{ code, position },
        life: { id: code, from: validFrom, to: validTo, value: null },
        parent: parents.get(code) ?? [],
        names: names.get(code) ?? [],
        head: heads.get(code) ?? [],
      },
    ]),
  );
}

/** Begins the history of names of those units that have none: what `texts` has holds ever. Of two who do it at once one does. */
export async function beginNames(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${unitNames} (unit_code, names, valid_from)
    select ${texts.code}, jsonb_object_agg(${texts.language}, ${texts.name}), ${SINCE_EVER} from ${texts}
    where ${texts.kind} = 'unit' and exists (select from ${units} where ${units.code} = ${texts.code})
      and not exists (select from ${unitNames} where ${unitNames.unitCode} = ${texts.code})
    group by ${texts.code} on conflict do nothing`);
}

/** Holds the structure until the end of the transaction: two changes at once could close a circle that neither sees. */
export async function lockStructure(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('structure of units', 0))`);
}
