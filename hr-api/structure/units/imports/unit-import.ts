import { asc, isNull } from 'drizzle-orm';
import { units } from '../../../people/organisation/tables';
import { wireDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import type { ImportKind } from '../../../workplace/imports/import-kind';
import { usualOptions } from '../../../workplace/imports/usual-options';
import { headName, namedHeads } from '../read/heads';
import { planUnitRows, settleUnitRows } from './plan-unit-rows';
import { unitColumns } from './unit-columns';
import { inLanguages, unitReasons } from './unit-import-texts';
import { takeUnitRowsBack, writeUnitRows } from './write-unit-rows';

const MOST = 300;
const DAYS: readonly string[] = ['EffectiveFrom', 'LastDay'];
/** Of rows that were checked before heads were kept by their employment, the name is. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
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
  tell: async (context, changes) => {
    const { db, language } = context;
    const names = await namesOf(db, 'unit', language);
    const said = changes.filter(({ column }) => column === 'Head').flatMap(({ from, to }) => [from, to]);
    const heads = await namedHeads(
      context,
      said.filter((id) => UUID.test(id)),
    );
    return (column, value) => {
      if (value !== '' && DAYS.includes(column)) return wireDate(value);
      if (column === 'Head') return UUID.test(value) ? headName(heads, value, language) : value;
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
