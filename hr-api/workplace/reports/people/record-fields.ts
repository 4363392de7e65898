import { sql, type SQL } from 'drizzle-orm';
import type { Relation } from '../../../../lib/contract/people/record-rules';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { fieldAccess } from '../../../people/record/rights/access';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import { optionsOf } from '../../../people/record/sections/section-form';
import { sectionsOn, type Section } from '../../../people/record/sections/sections';
import { persons } from '../../../people/tables';
import type { Actor } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import type { Choice, ReportField, ReportReader } from '../report';
import { recordTitles } from './record-titles';

/** What has no text of its own to show in a table. */
const WITHOUT_TEXT = new Set<FieldDefinition['type']>(['label', 'password', 'file', 'upload', 'editor']);

const isTabular = ({ type, isSecret, isRetired, list }: FieldDefinition) =>
  !WITHOUT_TEXT.has(type) && !isSecret && !isRetired && list === null;

/** How a reader stands to those others whose rows a report gives them: nobody where their role reaches them in several ways. */
export function relationsToOthers({ permissions, scopes }: Pick<Actor, 'permissions' | 'scopes'>): Set<Relation> {
  if (permissions.has(RECORD_EDIT)) return new Set(['hr']);
  const beyond = scopes.filter((scope) => scope !== 'self');
  return new Set<Relation>(beyond.length > 0 && beyond.every((scope) => scope === 'tree') ? ['manager'] : []);
}

const SELF: ReadonlySet<Relation> = new Set(['self']);

/** A field of the record that a reader may read of some of those whose rows a report gives them. */
export interface ReadableRecordField {
  /** What it is called among the fields of a report. */
  readonly name: string;
  readonly section: Section;
  readonly field: FieldDefinition;
  readonly isReadOfOneself: boolean;
  readonly isReadOfOthers: boolean;
  /** Whether neither those whom it is about nor their managers read it. */
  readonly isForHrAlone: boolean;
}

/**
 * The fields of the record's sections, as HR defines them, as far as their rights let the reader read them: of others by
 * how the reader stands to them, of the reader alone as of oneself where a role reaches nobody else. Secret fields are never among them.
 */
export async function readableRecordFields(
  { db, now, actor }: Pick<ReportReader, 'db' | 'now' | 'actor'>,
  isAmong: (field: FieldDefinition, section: SectionDefinition) => boolean = isTabular,
): Promise<ReadableRecordField[]> {
  // What is asked for today, whatever was asked for on an earlier day.
  const sections = await sectionsOn(db, dayOf(now));
  const isOwnAlone = actor.scopes.every((scope) => scope === 'self');
  const toOthers = relationsToOthers(actor);
  return sections
    .flatMap((section) => {
      const { definition } = section;
      return definition.fields.filter((one) => isAmong(one, definition)).map((field) => ({ section, field }));
    })
    .map(({ section, field }) => ({
      name: `S${section.code}.${field.code}`,
      section,
      field,
      isReadOfOneself: mayRead(section.definition, field, SELF),
      isReadOfOthers: mayRead(section.definition, field, toOthers),
      isForHrAlone: isForHrAlone(section.definition, field),
    }))
    .filter(({ isReadOfOneself, isReadOfOthers }) => (isOwnAlone ? isReadOfOneself : isReadOfOthers));
}

/** The same as fields of a report beside others, with what was said of each on a day. */
export async function recordFields(
  reader: ReportReader,
  on: CalendarDate,
  others: readonly Pick<ReportField, 'title'>[],
): Promise<ReportField[]> {
  const readable = await readableRecordFields(reader);
  const taken = others.map(({ title }) => title);
  const titles = recordTitles(readable, reader.language, taken);
  return readable.map((field, at) => ({ ...recordField(field, reader, on), title: titles[at]! }));
}

function mayRead(section: SectionDefinition, field: FieldDefinition, relations: ReadonlySet<Relation>): boolean {
  return fieldAccess(section, field, relations).access !== 'hidden';
}

const MANAGER: ReadonlySet<Relation> = new Set(['manager']);

/** Whether neither those whom it is about nor their managers read it. */
const isForHrAlone = (section: SectionDefinition, field: FieldDefinition) =>
  !mayRead(section, field, SELF) && !mayRead(section, field, MANAGER);

/** The choices of a field; several in one answer are a text like any other. */
export const choicesOf = ({ field }: ReadableRecordField, language: Language): Choice[] =>
  field.type === 'mselect' ? [] : optionsOf(field, language).map(({ value, label }) => ({ value, text: label }));

/** What a reader may read of it: nothing of themselves where it is kept from whom it is about. */
const openedTo = (
  { isReadOfOneself }: ReadableRecordField,
  { actor }: Pick<ReportReader, 'actor'>,
  answer: SQL,
): SQL => (isReadOfOneself ? answer : sql`(case when ${persons.id} <> ${actor.personId} then ${answer} end)`);

/** What was said of a field of a section with one row on a day, as far as the reader may read it. */
export const readableAnswer = (
  readable: ReadableRecordField,
  reader: Pick<ReportReader, 'actor'>,
  on: CalendarDate,
): SQL => openedTo(readable, reader, answerOn(readable.section.code, readable.field, on));

/** The same of all of some people at once, as rows of `person_id` and `value`. */
export const readableAnswers = (
  { section, field, isReadOfOneself }: ReadableRecordField,
  { actor }: Pick<ReportReader, 'actor'>,
  on: CalendarDate,
  among: Among,
): SQL => sql`(
  select said.person_id, nullif(said.answers ->> ${field.code}, '') as value
  ${saidOn(section.code, on, among)} ${isReadOfOneself ? sql`` : sql`and said.person_id <> ${actor.personId}`}
)`;

function recordField(
  readable: ReadableRecordField,
  reader: ReportReader,
  on: CalendarDate,
): Omit<ReportField, 'title'> {
  const { name, section, field } = readable;
  const { isMaster } = section.definition;
  const choices = choicesOf(readable, reader.language);
  const value = isMaster
    ? openedTo(readable, reader, answersOn(section.code, field, choices, on))
    : readableAnswer(readable, reader, on);
  const isDate = field.type === 'date' && !isMaster;
  return {
    name,
    type: isDate ? 'date' : 'text',
    class: readable.isForHrAlone ? 'hr' : 'open',
    value: isDate ? dateOf(value) : value,
    isHiddenAtFirst: true,
    ...(choices.length > 0 && !isMaster && { choices: async () => choices }),
  };
}

/** Some people: what is joined to pick them, and of an id whether it is theirs. */
export interface Among {
  readonly joined: SQL;
  readonly isOne: (personId: SQL) => SQL;
}

/** The person of a row. */
export const OF_ROW: Among = { joined: sql``, isOne: (personId) => sql`${personId} = ${persons.id}` };

/** What is in force of a section on a day, of the person of a row where nobody else is named. */
export const saidOn = (sectionCode: number, on: CalendarDate, { joined, isOne } = OF_ROW): SQL =>
  sql`from record_values said ${joined}
    where ${isOne(sql`said.person_id`)} and said.section_code = ${sectionCode} and said.superseded_at is null
      and said.valid_from <= ${on} and (said.valid_to is null or said.valid_to > ${on})`;

/** An answer of a section with one row; an empty one is none. */
const answerOn = (sectionCode: number, { code }: FieldDefinition, on: CalendarDate): SQL =>
  sql`(select nullif(said.answers ->> ${code}, '') ${saidOn(sectionCode, on)} limit 1)`;

/** The answers of all rows of a section, in the order in which they came. */
function answersOn(sectionCode: number, { code }: FieldDefinition, choices: readonly Choice[], on: CalendarDate): SQL {
  const texts = JSON.stringify(Object.fromEntries(choices.map(({ value, text }) => [value, text])));
  const answer = sql`nullif(said.answers ->> ${code}, '')`;
  return sql`(select string_agg(coalesce(${texts}::jsonb ->> ${answer}, ${answer}), '; ' order by said.row_id)
    ${saidOn(sectionCode, on)})`;
}

/** Dates are kept as `05-Mar-2025`; what is none counts for nothing. */
const WIRE_DAY = '^\\d{2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{4}$';
export const dateOf = (value: SQL): SQL => sql`to_date(substring(${value} from ${WIRE_DAY}), 'DD-Mon-YYYY')`;
