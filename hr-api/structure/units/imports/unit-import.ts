import { asc, isNull } from 'drizzle-orm';
import { units } from '../../../people/organisation/tables';
import { wireDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import type { ImportKind } from '../../../workplace/imports/import-kind';
import { usualOptions } from '../../../workplace/imports/usual-options';
import { planUnitRows, settleUnitRows } from './plan-unit-rows';
import { unitColumns } from './unit-columns';
import { inLanguages, unitReasons } from './unit-import-texts';
import { takeUnitRowsBack, writeUnitRows } from './write-unit-rows';

const MOST = 300;
const DAYS: readonly string[] = ['EffectiveFrom', 'LastDay'];
const UNITS: readonly string[] = ['Parent', 'Target'];

/** Units by file: one row, one unit; unknown codes begin one, known ones are renamed, moved, led by another or closed. */
export const unitImport: ImportKind = {
  key: 'units',
  names: inLanguages(({ name }) => name),
  descriptions: inLanguages(({ description }) => description),
  columns: unitColumns,
  keys: ['UnitCode'],
  isOpenTo: ({ permissions }) => permissions.has('unit.change'),
  options: [usualOptions.effectiveFrom, usualOptions.justification, usualOptions.clearWord, usualOptions.dayOrder],
  reasons: unitReasons,
  writes: [{ phase: 'write', looksAt: ['new', 'changed'], writes: ['new', 'changed'] }],
  choices: async ({ db, language }) => {
    const open = await db.select().from(units).where(isNull(units.validTo)).orderBy(asc(units.position));
    const names = await namesOf(db, 'unit', language);
    const choices = open.length > MOST ? [] : open.map(({ code }) => ({ value: code, text: names.get(code) ?? code }));
    return { Parent: choices, Target: choices };
  },
  tell: async ({ db, language }) => {
    const names = await namesOf(db, 'unit', language);
    return (column, value) => {
      if (value !== '' && DAYS.includes(column)) return wireDate(value);
      return UNITS.includes(column) ? (names.get(value) ?? value) : value;
    };
  },
  open: async (context) => ({
    plan: (rows) => planUnitRows(context, rows),
    settle: (rows) => settleUnitRows(context, rows),
    write: (_, rows) => writeUnitRows(context, rows),
    takeBack: (rows, reason) => takeUnitRowsBack(context, rows, reason),
  }),
};
