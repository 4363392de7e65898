import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { ORG_LEVELS } from '../../../lib/contract/people/organisation-levels';
import { ORG_PART_FIELD, orgPartOf } from '../../../lib/contract/workplace/reports/org-parts';
import { companies } from '../../../hr-api/people/organisation/tables';
import { texts } from '../../../hr-api/platform/texts/tables';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { same, type Compared } from './compare';
import { joiners, leavers, type Movement } from './count-movements';
import { People } from './count-people';
import { textOf, type Day } from './days';
import type { Period } from './questions';
import type { Choice } from './world';

type Filters = NonNullable<RequestFor<'countReportRows'>['Filters']>;
type Question = Omit<RequestFor<'countReportRows'>, 'ReportCode'>;
/** How somebody calls what a code of a level stands for. */
export type NameOf = (level: string, code: string) => string;

export async function readNames({ db }: TestApp): Promise<NameOf> {
  const named = (await db.select().from(texts)).filter(({ language }) => language === 'en');
  const legal = (await db.select().from(companies)).map(({ code, name }) => ({ kind: 'company', code, name }));
  const names = new Map([...named, ...legal].map(({ kind, code, name }) => [`${kind} ${code}`, name]));
  return (level, code) => names.get(`${level} ${code}`)!;
}

const is = (FieldCode: string, FieldValue: string) => ({ FieldCode, FieldValue });

const filtersOf = (chosen: Choice): Filters =>
  ORG_LEVELS.flatMap((level) => (chosen[level] ?? []).map((code) => is(ORG_PART_FIELD, orgPartOf(level, code))));

async function countRows({ hr, token }: Compared, ReportCode: string, asked: Question): Promise<number> {
  return (await hr.call('countReportRows', { ReportCode, ...asked }, { token })).reply().Count;
}

async function rowsOf(
  { hr, token }: Compared,
  code: string,
  asked: Question & { Fields: string[] },
): Promise<string[]> {
  const rows: ReplyFor<'readReport'>['Rows'] = [];
  const reports = (await hr.call('listReports', {}, { token })).reply();
  const member = reports.find(({ ReportCode }) => ReportCode === code)!.Path;
  for (;;) {
    const page = { ...asked, PageSize: 101, After: rows.at(-1)?.Position ?? '' };
    const { Rows } = (await hr.call('readReport', page, { token, member })).reply();
    rows.push(...Rows);
    if (Rows.length < 101) return rows.map(({ Cells }) => Cells.join(' ')).sort();
  }
}

/** Who is in the list behind a head count, and how old; and how many there are in it of what is chosen. */
export async function comparePeopleOfDay(at: Compared, day: Day, chosen: Choice, nameOf: NameOf): Promise<void> {
  const { people, seed } = at;
  const AsOnDate = textOf(day);
  const rows = people
    .on(day, {})
    .map((one) => [one.empid, People.ageOn(one, day), nameOf('unit', people.placeOf(one, day)!.unit)].join(' '));
  const Fields = ['EmployeeID', 'Age', 'Unit'];
  same(seed, { AsOnDate }, await rowsOf(at, 'people-of-day', { AsOnDate, Fields }), rows.sort());
  const asked = { AsOnDate, Filters: filtersOf(chosen) };
  same(seed, { AsOnDate, chosen }, await countRows(at, 'people-of-day', asked), people.on(day, chosen).length);
}

/** Who is in the list behind hires and exits, and how many of what is chosen, by the units of each day. */
export async function compareMovements(at: Compared, { from, to }: Period, chosen: Choice, nameOf: NameOf) {
  const { people, seed } = at;
  const days = { FromDate: textOf(from), ToDate: textOf(to) };
  const rowOf =
    (kind: string) =>
    ({ person, day }: Movement) =>
      [person.empid, kind, textOf(day), nameOf('level', people.placeOf(person, day)!.level)].join(' ');
  const counted = [
    ...joiners(people, from, to, {}).map(rowOf('joined')),
    ...leavers(people, from, to, {}).map(rowOf('left')),
  ];
  const Fields = ['EmployeeID', 'Movement', 'MovedOn', 'Level'];
  same(seed, days, await rowsOf(at, 'joiners-and-leavers', { ...days, Fields }), counted.sort());
  const filters = filtersOf(chosen);
  for (const [kind, found] of [['joined', joiners] as const, ['left', leavers] as const]) {
    const asked = { ...days, Filters: [...filters, is('Movement', kind)] };
    const count = await countRows(at, 'joiners-and-leavers', asked);
    same(seed, { ...days, chosen, kind }, count, found(people, from, to, chosen).length);
  }
}
