import type { CallContext } from '../../platform/calls/call';
import { wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { fillText } from '../../workplace/imports/import-texts';
import { companies } from '../../people/organisation/tables';
import type { RowChange } from '../../workplace/imports/tables';
import { namesOfEmployments } from '../imports/names-of-employments';
import { importTexts } from './import-texts';
import { LINE_COLUMN } from './planning';
import { nameAnswers } from './record/own-choices';

const KINDS = {
  BusinessCode: 'business',
  UnitCode: 'unit',
  LocationCode: 'location',
  LevelCode: 'level',
  JobStatus: 'job-status',
  LeavingReason: 'leaving-reason',
} as const;
const LINES: readonly string[] = Object.values(LINE_COLUMN);
const DAYS = ['BornOn', 'JoinedOn', 'EndDate', 'EffectiveFrom', 'LastDay'];
const OF_FILE = /^line (.+)$/s;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How values of changes are told: names for codes and for people, days as everywhere. */
export async function tellValues(
  context: Pick<CallContext, 'db' | 'language' | 'now'>,
  changes: readonly RowChange[],
): Promise<(column: string, value: string) => string> {
  const { db, language } = context;
  const columns = new Set(changes.map(({ column }) => column));
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [column, kind] of Object.entries(KINDS))
    if (columns.has(column)) names.set(column, await namesOf(db, kind, language));
  if (columns.has('CompanyCode')) {
    const legal = await db.select({ code: companies.code, name: companies.name }).from(companies);
    names.set('CompanyCode', new Map(legal.map(({ code, name }) => [code, name])));
  }
  const leaders = changes.filter(({ column }) => LINES.includes(column)).flatMap(({ from, to }) => [from, to]);
  const people = await namesOfEmployments(
    db,
    leaders.filter((value) => /^[0-9a-f-]{36}$/.test(value)),
  );
  const nameAnswer = await nameAnswers(context, (column) =>
    changes.filter((change) => change.column === column).flatMap(({ from, to }) => [from, to]),
  );
  return (column, value) => {
    if (value === '') return '';
    const [, ofFile] = OF_FILE.exec(value) ?? [];
    if (LINES.includes(column)) {
      if (ofFile) return fillText(importTexts[language].ofFile, { name: ofFile });
      return people.get(value) ?? value;
    }
    if (DAYS.includes(column) && DAY.test(value)) return wireDate(value);
    return names.get(column)?.get(value) ?? nameAnswer(column, value);
  };
}
