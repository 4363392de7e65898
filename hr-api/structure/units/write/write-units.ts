import { and, eq, sql } from 'drizzle-orm';
import { unitNames, unitParents, units } from '../../../people/organisation/tables';
import { writeTodaysUnits } from '../../../people/organisation/todays-units';
import { unitHeads } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { texts } from '../../../platform/texts/tables';
import { endOf, type Names, type UnitWrite } from '../plan/unit-write';

const TABLES = { parent: unitParents, names: unitNames, head: unitHeads } as const;
type FacetWrite = UnitWrite & { readonly facet: keyof typeof TABLES };

const isOfFacet = (write: UnitWrite): write is FacetWrite => write.facet !== 'life';
const isShorter = ({ before, after }: UnitWrite) =>
  Boolean(before && after && after.from >= before.from && endOf(after.to) <= endOf(before.to));

/** Writes the rows of units, in an order in which no two of one unit hold on one day, and what holds today beside them. */
export async function writeUnits(db: Database, writes: readonly UnitWrite[], today: CalendarDate): Promise<void> {
  const lives = writes.filter(({ facet }) => facet === 'life');
  const rows = writes.filter(isOfFacet);
  for (const write of lives) if (write.before === null) await beginUnit(db, write, rows);
  for (const write of rows) if (!write.after) await removeRow(db, write);
  for (const write of rows.filter(isShorter)) await updateRow(db, write);
  for (const write of rows) if (write.before && write.after && !isShorter(write)) await updateRow(db, write);
  for (const write of rows) if (!write.before) await addRow(db, write);
  for (const write of lives) {
    if (write.after === null) await removeUnit(db, write.unitCode);
    else if (write.before) await bound(db, write);
  }
  await writeTodaysUnits(db, today);
}

/** A unit, without the row that the database begins for one that was told nothing else. */
async function beginUnit(db: Database, { unitCode, after }: UnitWrite, rows: readonly FacetWrite[]): Promise<void> {
  const parent = rows.find((row) => row.facet === 'parent' && row.unitCode === unitCode);
  await db.insert(units).values({
    code: unitCode,
    parentCode: (parent?.after?.value ?? null) as string | null,
    position: sql`(select coalesce(max(${units.position}), 0) + 1 from ${units})`,
    validFrom: after?.from,
    validTo: after?.to,
  });
  await db.delete(unitParents).where(eq(unitParents.unitCode, unitCode));
}

async function removeUnit(db: Database, code: string): Promise<void> {
  await db.delete(texts).where(and(eq(texts.kind, 'unit'), eq(texts.code, code)));
  await db.delete(units).where(eq(units.code, code));
}

const bound = (db: Database, { unitCode, after }: UnitWrite) =>
  db
    .update(units)
    .set({ validFrom: after?.from, validTo: after?.to ?? null })
    .where(eq(units.code, unitCode));

const removeRow = (db: Database, { facet, rowId }: FacetWrite) =>
  db.delete(TABLES[facet]).where(eq(TABLES[facet].id, rowId));

async function updateRow(db: Database, { facet, rowId, after }: FacetWrite): Promise<void> {
  if (!after) return;
  const span = { validFrom: after.from, validTo: after.to };
  if (facet === 'parent')
    await db
      .update(unitParents)
      .set({ ...span, parentCode: after.value as string | null })
      .where(eq(unitParents.id, rowId));
  else if (facet === 'names')
    await db
      .update(unitNames)
      .set({ ...span, names: after.value as Names })
      .where(eq(unitNames.id, rowId));
  else
    await db
      .update(unitHeads)
      .set({ ...span, employmentId: after.value as string })
      .where(eq(unitHeads.id, rowId));
}

async function addRow(db: Database, { facet, rowId, unitCode, after }: FacetWrite): Promise<void> {
  if (!after) return;
  const row = { id: rowId, unitCode, validFrom: after.from, validTo: after.to };
  if (facet === 'parent') await db.insert(unitParents).values({ ...row, parentCode: after.value as string | null });
  else if (facet === 'names') await db.insert(unitNames).values({ ...row, names: after.value as Names });
  else await db.insert(unitHeads).values({ ...row, employmentId: after.value as string });
}
