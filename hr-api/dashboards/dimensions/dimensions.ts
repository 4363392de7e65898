import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { YEAR_BANDS, type BuiltInDimension } from '../../../lib/contract/dashboards/dimension-rules';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { asOn } from '../../people/effective-dates';
import { wholeList } from '../../people/record/lists/whole-lists';
import { RECORD_EDIT } from '../../people/record/rights/permissions';
import { employments, jobStatuses, persons } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namesOf } from '../../platform/texts/data';
import { readableRecordFields } from '../../workplace/reports/people/record-fields';
import type { Choice, ReportReader } from '../../workplace/reports/report';
import { FIGURE_TITLES } from '../reports/figure-titles';
import { namesOfLevel } from '../population/names-of-level';
import { byPerson, OF_PEOPLE, type Dimension } from './dimension';
import { DIMENSION_TITLES } from './dimension-titles';
import { markedDimensions } from './marked-dimensions';
import { EDUCATION, qualificationOn, qualificationsOf } from './qualification';
import { bandOf, experienceOn, monthsOfExperience, monthsOfTenures, PREVIOUS_WORK, tenureOn } from './years-of-work';

/** What of the profile the dimensions of the product are made of, and the reader may read of others. */
export interface ReadableWork {
  readonly hasQualification: boolean;
  readonly hasPrevious: boolean;
}

export async function readableWork(reader: ReportReader): Promise<ReadableWork> {
  const fields = await readableRecordFields(reader, ({ isSecret, isRetired }) => !isSecret && !isRetired);
  const has = (section: number, code: string) =>
    fields.some((one) => one.section.code === section && one.field.code === code);
  return {
    hasQualification: has(EDUCATION.section, EDUCATION.level),
    hasPrevious: has(PREVIOUS_WORK.section, PREVIOUS_WORK.from) && has(PREVIOUS_WORK.section, PREVIOUS_WORK.to),
  };
}

const LEVELS = ['business', 'company', 'location', 'level'] as const satisfies readonly OrgLevel[];
const GENDERS = { male: FIGURE_TITLES.Male, female: FIGURE_TITLES.Female, other: FIGURE_TITLES.OtherGender };

/** By what a reader may tell people apart in figures, and lists them. */
export async function dimensionsOf(reader: ReportReader): Promise<Dimension[]> {
  const { hasQualification, hasPrevious } = await readableWork(reader);
  const { db, language } = reader;
  const builtIn = (
    code: BuiltInDimension,
    part: Omit<Dimension, 'code' | 'name' | 'level' | 'ofAll' | 'countedMonths'> & Partial<Dimension>,
  ) => ({
    ...{ code, name: DIMENSION_TITLES[code][language], level: null, ofAll: null, countedMonths: null },
    ...part,
  });
  const banded = (
    code: 'experience' | 'tenure',
    months: (on: CalendarDate) => SQL,
    part: Pick<Dimension, 'fieldCode' | 'countedMonths'>,
  ) => builtIn(code, { value: (on) => bandOf(months(on)), choices: async () => BANDS, ...part });
  const ofHr = reader.actor.permissions.has(RECORD_EDIT);
  const known = [
    builtIn('status', {
      fieldCode: 'JobStatus',
      value: (on) => sql`(select ${jobStatuses.statusCode}::text from ${jobStatuses}
        where ${and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on))} limit 1)`,
      ofAll: (on, name) => {
        const status = alias(jobStatuses, name.value);
        const isOfDay = and(eq(status.employmentId, sql`people.employment_id`), asOn(status, on));
        return {
          value: sql`${status.statusCode}::text`,
          joined: sql`left join ${jobStatuses} ${name} on ${isOfDay}`,
        };
      },
      choices: async () => inOrder(await namesOf(db, 'job-status', language)),
    }),
    ...LEVELS.map((level) =>
      builtIn(level, {
        ...{ level, fieldCode: null, value: () => sql`null` },
        choices: async (on) => inOrder(await namesOfLevel(level, on, reader)),
      }),
    ),
    ...(ofHr
      ? [
          builtIn('gender', {
            fieldCode: 'Gender',
            value: () => sql`${persons.gender}`,
            choices: async () => Object.entries(GENDERS).map(([value, names]) => ({ value, text: names[language] })),
          }),
        ]
      : []),
    ...(hasQualification
      ? [
          builtIn('qualification', {
            fieldCode: 'Qualification',
            value: qualificationOn,
            ofAll: (on, name) => byPerson(qualificationsOf(on, OF_PEOPLE), name),
            choices: async () =>
              ((await wholeList(db, EDUCATION.list, language)) ?? []).map(({ value, label }) => ({
                value,
                text: label,
              })),
          }),
        ]
      : []),
    banded('experience', (on) => experienceOn(on, hasPrevious), {
      fieldCode: 'Experience',
      countedMonths: (on) => monthsOfExperience(on, hasPrevious),
    }),
    banded('tenure', tenureOn, { fieldCode: 'Tenure', countedMonths: monthsOfTenures }),
  ];
  return [
    ...known,
    ...(await markedDimensions(
      reader,
      known.map(({ name }) => name),
    )),
  ];
}

/** A dimension that the reader is offered; any other answers as one that there is not. */
export async function findDimension(reader: ReportReader, code: string): Promise<Dimension> {
  const found = (await dimensionsOf(reader)).find((one) => one.code === code);
  if (!found) throw new ApiError('bad_request', { message: 'There is no such dimension' });
  return found;
}

const inOrder = (names: ReadonlyMap<string, string>): Choice[] => [...names].map(([value, text]) => ({ value, text }));

/** Bands need no words: from a number of years up to, not including, another. */
const BANDS: Choice[] = YEAR_BANDS.map(({ code, from, to }) => ({
  value: code,
  text: to === null ? `${from}+` : `${from}–${to}`,
}));
