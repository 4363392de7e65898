import { and, eq, sql, type SQL } from 'drizzle-orm';
import { companies } from '../../../people/organisation/tables';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments, jobStatuses, persons } from '../../../people/tables';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { namesOf, textsOf } from '../../../platform/texts/data';
import { fieldTitle, type FieldTitle } from '../field-titles';
import type { ReportField, ReportReader } from '../report';

/** The page of the person of a row. */
export const PERSON_PAGE = 'ecenter/profileview';

/** More names than anybody chooses from: such a field is filtered by what its text contains. */
const MAX_CHOICES = 200;

const ORGANISATION = {
  Business: { kind: 'business', table: 'business_texts' },
  Unit: { kind: 'unit', table: 'unit_texts' },
  Location: { kind: 'location', table: 'location_texts' },
  Level: { kind: 'level', table: 'level_texts' },
  JobStatus: { kind: 'job-status', table: 'status_texts' },
} as const;
export type OrganisationField = keyof typeof ORGANISATION;

/** Those of whom the reader sees the record, as a condition on `employments`; undefined where that is everyone. */
export async function visibleEmployments({ actor, db, now }: ReportReader): Promise<SQL | undefined> {
  const today = dayOf(now);
  return (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today);
}

/** People with the employments that a condition picks, and where those stand on a day, which may follow from the employment. */
export const employeesFrom = (reader: ReportReader, on: CalendarDate | SQL, isPicked: SQL): SQL =>
  sql`${persons} join ${employments} on ${and(eq(employments.personId, persons.id), isPicked)} ${joinPlaces(reader, on)}`;

/** Joins where each employment stands on a day, by the names of the organisation. */
export function joinPlaces({ language }: ReportReader, on: CalendarDate | SQL): SQL {
  const names = (field: OrganisationField) => textsOf(ORGANISATION[field].kind, language, ORGANISATION[field].table);
  const [business, unit, location] = [names('Business'), names('Unit'), names('Location')];
  const [level, status] = [names('Level'), names('JobStatus')];
  return sql`left join ${assignments} on ${and(eq(assignments.employmentId, employments.id), asOn(assignments, on))}
    left join ${companies} on ${companies.code} = ${assignments.companyCode}
    left join ${jobStatuses} on ${and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on))}
    left join ${business} on ${business.code} = ${assignments.businessCode}
    left join ${unit} on ${unit.code} = ${assignments.unitCode}
    left join ${location} on ${location.code} = ${assignments.locationCode}
    left join ${level} on ${level.code} = ${assignments.levelCode}
    left join ${status} on ${status.code} = ${jobStatuses.statusCode}::text`;
}

/** Joins the people whose employments rows name, with where they stand on a day. */
export const joinPeople = (reader: ReportReader, employmentId: SQL, on: CalendarDate | SQL): SQL =>
  sql`join ${employments} on ${eq(employments.id, employmentId)}
    join ${persons} on ${eq(persons.id, employments.personId)} ${joinPlaces(reader, on)}`;

type Part = Pick<ReportField, 'value'> & Partial<Omit<ReportField, 'name' | 'title'>>;

/** A field that several reports have; open text where nothing is said. */
export const field = (name: FieldTitle, { language }: Pick<ReportReader, 'language'>, part: Part): ReportField => ({
  name,
  title: fieldTitle(name, language),
  type: 'text',
  class: 'open',
  ...part,
});

/** All that there is of a level of the organisation in the reader's language, each name once. */
export async function organisationNames(name: OrganisationField, { db, language }: ReportReader): Promise<string[]> {
  const names = await namesOf(db, ORGANISATION[name].kind, language);
  return [...new Set(names.values())].sort(new Intl.Collator(language).compare);
}

/** Names that a field is filtered by, where they are few enough to choose from. */
const choicesAmong = (names: readonly string[]) =>
  names.length > MAX_CHOICES ? [] : names.map((text) => ({ value: text, text }));

/** A name of the organisation, by what `joinPlaces` has joined. */
export function organisationField(name: OrganisationField, reader: ReportReader): ReportField {
  const { table } = ORGANISATION[name];
  return field(name, reader, {
    value: sql`${sql.identifier(table)}.${sql.identifier(`${table}_name`)}`,
    choices: async () => choicesAmong(await organisationNames(name, reader)),
  });
}

/** The company of a row, likewise. */
const companyField = (reader: ReportReader): ReportField =>
  field('Company', reader, {
    value: sql`${companies.name}`,
    isHiddenAtFirst: true,
    choices: async () => {
      const named = await reader.db.selectDistinct({ name: companies.name }).from(companies).orderBy(companies.name);
      return choicesAmong(named.map(({ name }) => name));
    },
  });

/** Where the person of a row stands, from the business to the level; the company and those named here are hidden at first. */
export function placeFields(reader: ReportReader, ...hidden: readonly OrganisationField[]): ReportField[] {
  const placeField = (name: OrganisationField) => ({
    ...organisationField(name, reader),
    ...(hidden.includes(name) && { isHiddenAtFirst: true }),
  });
  return [
    placeField('Business'),
    companyField(reader),
    placeField('Unit'),
    placeField('Location'),
    placeField('Level'),
  ];
}

/** Name and number of the person whom a row is about. */
export const personFields = (reader: ReportReader): ReportField[] => [
  field('Name', reader, { value: sql`${persons.name}`, order: sql`searchable(${persons.name})`, isOfRow: true }),
  field('EmployeeID', reader, { value: sql`${persons.empid}`, isOfRow: true }),
];

const personOf = (name: 'Manager' | 'ManagerID' | 'AdminManager' | 'Reviewer' | 'ReviewerID') =>
  name === 'ManagerID' ? 'Manager' : name === 'ReviewerID' ? 'Reviewer' : name;

/** Who leads the employment of a row by a kind of line, as that line says on a day. */
export function leaderField(
  name: 'Manager' | 'ManagerID' | 'AdminManager' | 'Reviewer' | 'ReviewerID',
  reader: ReportReader,
  on: CalendarDate | SQL,
): ReportField {
  const kind = { Manager: 'manager', AdminManager: 'admin_manager', Reviewer: 'reviewer' }[personOf(name)];
  return field(name, reader, {
    value: sql`(select leader.${sql.identifier(name.endsWith('ID') ? 'empid' : 'name')} from persons leader
      join employments leads on leads.person_id = leader.id
      join reporting_lines line on line.leader_id = leads.id
      where line.employment_id = ${employments.id} and line.kind = ${kind}
        and line.valid_from <= ${on} and (line.valid_to is null or line.valid_to > ${on}) limit 1)`,
  });
}
