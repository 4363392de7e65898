import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { SensitiveTile } from '../../../lib/contract/dashboards/sensitive-rules';
import { FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import type { Language } from '../../../lib/contract/platform/languages';
import { asOn } from '../../people/effective-dates';
import { findChoices } from '../../people/record/lists/choices';
import { sectionsOn, type Section } from '../../people/record/sections/sections';
import { recordValues } from '../../people/record/tables';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';

/** Of a person's record, what a tile counts. */
type Source =
  /** The answer to the field with this key, in whichever section the organisation asks for it. */
  | { readonly field: string }
  /** How many rows of the family name such a relation; all of them without one. */
  | { readonly relations: readonly string[] | null };

const SOURCES: Readonly<Record<SensitiveTile, Source>> = {
  religion: { field: 'Religion' },
  marital: { field: 'MaritalStatus' },
  family: { relations: null },
  child: { relations: ['daughter', 'son'] },
  bloodgroup: { field: 'BloodGroup' },
  eyepower: { field: 'EyePower' },
};

/** The key by which a field of the record is found. */
export const FIELD_KEY = Object.fromEntries(
  Object.entries(SOURCES).map(([tile, source]) => [tile, 'field' in source ? source.field : 'Relation']),
) as Readonly<Record<SensitiveTile, string>>;

/** As many relatives and more are one value. */
const MOST_RELATIVES = 4;

/** Where the record of a day has what a tile counts. */
export interface FoundSource {
  readonly section: Section;
  readonly field: FieldDefinition;
}

/** Null where the record of the day has no such choice, or has it sealed. */
export async function findSource(db: Database, tile: SensitiveTile, on: CalendarDate): Promise<FoundSource | null> {
  const isOfFamily = 'relations' in SOURCES[tile];
  for (const section of await sectionsOn(db, on)) {
    if (isOfFamily ? section.code !== FAMILY_SECTION : section.definition.isMaster) continue;
    const field = section.definition.fields.find(
      ({ key, type, isSecret }) => key === FIELD_KEY[tile] && !isSecret && (type === 'select' || type === 'radio'),
    );
    if (field) return { section, field };
  }
  return null;
}

/** What is counted, as people know it: the field, or the section whose rows are. */
export function nameOfSource(tile: SensitiveTile, { section, field }: FoundSource, language: Language): string {
  const { names } = 'relations' in SOURCES[tile] ? section.definition : field;
  return names[language] ?? names.en ?? '';
}

/** The value of a person whose id is in a column, as the record has it on a day; '' where nothing is said. */
export function valueOf(
  personId: SQL,
  tile: SensitiveTile,
  { section, field }: FoundSource,
  on: CalendarDate,
): SQL<string> {
  const source = SOURCES[tile];
  const { sectionCode, supersededAt, answers } = recordValues;
  const isTheirs = and(
    sql`${recordValues.personId} = ${personId}`,
    eq(sectionCode, section.code),
    isNull(supersededAt),
    asOn(recordValues, on),
  );
  const answer = sql`${answers} ->> ${field.code}::text`;
  if ('field' in source)
    return sql`coalesce((select ${answer} from ${recordValues} where ${isTheirs} order by ${recordValues.rowId} limit 1), '')`;
  const relations = source.relations && sql`and ${answer} = any (${sql.param([...source.relations])}::text[])`;
  return sql`(select least(count(*), ${MOST_RELATIVES})::text from ${recordValues} where ${isTheirs} ${relations ?? sql``})`;
}

/** What values are called; relatives are numbers, the last of which stands for more, too. */
export async function namesOfValues(
  db: Database,
  values: readonly string[],
  { tile, source, language }: { tile: SensitiveTile; source: FoundSource | null; language: Language },
): Promise<ReadonlyMap<string, string>> {
  if ('relations' in SOURCES[tile])
    return new Map(values.map((value) => [value, value === String(MOST_RELATIVES) ? `${value}+` : value]));
  if (!source) return new Map();
  const { list, options } = source.field;
  if (!list) return new Map(options.map(({ value, names }) => [value, names[language] ?? names.en ?? value]));
  const found = await findChoices(db, list, { language, values, limit: values.length });
  return new Map(found.map(({ value, label }) => [value, label]));
}
