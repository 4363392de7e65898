import { inArray, eq, sql } from 'drizzle-orm';
import type { ChangeKind } from '../../../lib/contract/changes/change-rules';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { daysAfter, wireDate } from '../../platform/dates';
import { namedRows } from '../../platform/lookups/named-rows';
import { namesOf } from '../../platform/texts/data';
import type { Values } from '../../people/changes/rows/dated-row';
import { companies } from '../../people/organisation/tables';
import { employments, persons } from '../../people/tables';
import { tagKinds } from '../../people/tags/tables';
import { changeTexts } from '../change-texts';

/** What is told of a change: the field, how it is called, and what a value of its columns says. */
interface Fact {
  readonly field: string;
  readonly label: string;
  readonly textOf: (values: Values) => string;
  readonly columns: readonly string[];
}

const dayText = (day: unknown) => (typeof day === 'string' && day !== '' ? wireDate(day) : '');

/** Reads the names that some values need, and gives for each kind of change its facts in their order. */
export async function factTexts(
  db: Database,
  values: readonly Values[],
  language: Language,
): Promise<(kind: ChangeKind) => readonly Fact[]> {
  const { fields, lengths } = changeTexts[language];
  const has = (column: string) => values.some((one) => one[column]);
  const namesFor = async (column: string, kind: 'job-status' | 'business' | 'unit' | 'location' | 'level') =>
    has(column) ? namesOf(db, kind, language) : new Map<string, string>();
  const statuses = await namesFor('status_code', 'job-status');
  const [business, unit] = [await namesFor('business_code', 'business'), await namesFor('unit_code', 'unit')];
  const [location, level] = [await namesFor('location_code', 'location'), await namesFor('level_code', 'level')];
  const legal = has('company_code')
    ? await db.select({ code: companies.code, name: companies.name }).from(companies)
    : [];
  const company = new Map(legal.map(({ code, name }) => [code, name]));
  const leaderIds = [
    ...new Set(values.flatMap((one) => [one['leader_id'], one['owner_id']].flatMap((id) => (id ? [String(id)] : [])))),
  ];
  const leaders = new Map<string, string>();
  if (leaderIds.length > 0) {
    const rows = await db
      .select({
        id: employments.id,
        name: sql<string>`concat_ws(' ', ${persons.name}, '(' || ${persons.empid} || ')')`,
      })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(inArray(employments.id, leaderIds));
    for (const { id, name } of rows) leaders.set(id, name);
  }
  const named = (field: keyof typeof fields, column: string, names: ReadonlyMap<string, string>): Fact => ({
    field,
    label: fields[field],
    columns: [column],
    textOf: (one) => {
      const code = one[column];
      return code === null || code === undefined ? '' : (names.get(String(code)) ?? String(code));
    },
  });
  const begins: Fact = {
    field: 'EffectiveFrom',
    label: fields.EffectiveFrom,
    columns: ['valid_from'],
    textOf: (one) => dayText(one['valid_from']),
  };
  const length: Fact = {
    field: 'Length',
    label: fields.Length,
    columns: ['length_months', 'length_days'],
    textOf: (one) => {
      const [months, days] = [one['length_months'], one['length_days']];
      if (months === null || months === undefined) return '';
      const pattern = days ? lengths.monthsAndDays : lengths.months;
      return pattern.replace('{months}', String(months)).replace('{days}', String(days ?? 0));
    },
  };
  const end: Fact = {
    field: 'EndDate',
    label: fields.EndDate,
    columns: ['planned_end'],
    textOf: (one) => dayText(one['planned_end']),
  };
  const lastDay: Fact = {
    field: 'Leaving',
    label: fields.Leaving,
    columns: ['valid_to'],
    textOf: (one) => (typeof one['valid_to'] === 'string' ? wireDate(daysAfter(one['valid_to'], -1)) : ''),
  };
  const tags = has('tag_code') ? await namedRows(db, { table: tagKinds, texts: 'tag' }, language) : [];
  const tagUser: Fact = {
    field: 'TagUserCode',
    label: fields.TagUserCode,
    columns: ['owner_id'],
    textOf: ({ tag_code: tag, owner_id: owner }) =>
      owner ? `${tags.find(({ code }) => code === tag)?.name ?? ''}: ${leaders.get(String(owner)) ?? ''}` : '',
  };
  const facts: Readonly<Record<ChangeKind, readonly Fact[]>> = {
    job_status: [begins, named('JobStatus', 'status_code', statuses), length, end],
    manager: [begins, named('ReportingID', 'leader_id', leaders)],
    admin_manager: [begins, { ...named('AdminReportingID', 'leader_id', leaders), field: 'ReportingID' }],
    reviewer: [begins, { ...named('ReviewerID', 'leader_id', leaders), field: 'ReportingID' }],
    assignment: [
      begins,
      named('BusinessCode', 'business_code', business),
      named('CompanyCode', 'company_code', company),
      named('UnitCode', 'unit_code', unit),
      named('LocationCode', 'location_code', location),
      named('LevelCode', 'level_code', level),
    ],
    tag: [begins, tagUser],
    leaving: [lastDay],
  };
  return (kind) => facts[kind];
}

/** The facts that differ between two values, before and after. */
export function differingFacts(facts: readonly Fact[], before: Values, after: Values) {
  return facts.flatMap(({ field, label, columns, textOf }) => {
    if (!columns.some((column) => (before[column] ?? null) !== (after[column] ?? null))) return [];
    return [{ Field: field, Label: label, Before: textOf(before), After: textOf(after) }];
  });
}
