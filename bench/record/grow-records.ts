import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../hr-api/platform/db/database';
import { recordSections, recordVersions } from '../../hr-api/people/record/tables';
import { beginningSections } from '../../hr-api/people/record/beginning/beginning-sections';
import { grow } from './grow';
import { longAnswers, longSection, LONG_SECTION, LONG_SECTION_SEEN_TWICE } from './long-section';

/** Sections with answers for everybody: those of the beginning but the photo's, which is kept with the person, and the long one. */
export const SECTIONS = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 35, LONG_SECTION];

/** How many people of the sample lend their answers to the others. */
const MODELS = 20;

/** The days from which the three rows of values of each section hold. */
const SPANS = sql`(values (date '2015-01-01', date '2019-01-01'), (date '2019-01-01', date '2023-01-01'), (date '2023-01-01', null))
  as span (valid_from, valid_to)`;

/** The one row of a section that a person has, as `rowIdOf` names it. */
const ROW_ID = sql`(select (substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-8' || substr(hex, 14, 3) || '-8' || substr(hex, 18, 3)
  || '-' || substr(hex, 21, 12))::uuid
  from (select encode(sha256(convert_to('record ' || persons.id || ' ' || model.section_code, 'UTF8')), 'hex') as hex) of_person)`;

/** The sections of sixty fields, in force since ever. */
export async function publishLongSections(db: Database): Promise<void> {
  for (const code of [LONG_SECTION, LONG_SECTION_SEEN_TWICE]) {
    await db.insert(recordSections).values({ code, position: code });
    await db.insert(recordVersions).values({
      ...{ sectionCode: code, number: 1, definition: longSection(code), state: 'published', validFrom: '1900-01-01' },
      publishedAt: new Date(),
    });
  }
}

const modelsOf = (section: number) =>
  section === LONG_SECTION
    ? sql`select ${section}::int as section_code, version.id as version_id, ${JSON.stringify(longAnswers())}::jsonb as answers, place
        from record_versions version, generate_series(0, ${MODELS - 1}::int) place where version.section_code = ${section}`
    : sql`select section_code, version_id, answers, row_number() over (order by id) - 1 as place from record_values
        where section_code = ${section} and valid_to is null order by id limit ${MODELS}::int`;

type IsIn = (personId: SQL) => SQL;

/** What of a section stands with the person as well, by its fields: a start takes over what differs. */
function ofPerson(section: number): SQL {
  const given = new Map<string, SQL>();
  for (const { column, fields } of beginningSections.get(section)?.copies ?? []) {
    const text =
      column === 'bornOn'
        ? sql`to_char(persons.born_on, 'DD-Mon-YYYY')`
        : sql`persons.${sql.identifier(snake(column))}`;
    for (const field of fields) given.set(field, sql`''`);
    const [first] = fields;
    if (first) given.set(first, sql`coalesce(${text}, '')`);
  }
  const pairs = [...given].map(([field, text]) => sql`${field}::text, ${text}`);
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const fillIn = (section: number) => (isIn: IsIn) => sql`
  insert into record_values (section_code, person_id, row_id, version_id, answers, valid_from, valid_to, recorded_at)
  select model.section_code, persons.id, ${ROW_ID}, model.version_id, model.answers || ${ofPerson(section)}, span.valid_from,
    span.valid_to, now()
  from (select *, row_number() over (order by empid) % ${MODELS}::int as place from persons where ${isIn(sql`persons.id`)}
    and not exists (select 1 from record_values said where said.person_id = persons.id and said.section_code = ${section})) persons
  join (${modelsOf(section)}) model on model.place = persons.place
  cross join ${SPANS}`;

/** Gives everybody without values in a section three rows of them, one after another. */
export const growRecords = (db: Database): Promise<void> =>
  grow(db, 'Filling in everybody’s records', SECTIONS.map(fillIn));
