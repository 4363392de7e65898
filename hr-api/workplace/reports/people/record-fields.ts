import { sql, type SQL } from 'drizzle-orm';
import type { Relation } from '../../../../lib/contract/people/record-rules';
import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { fieldAccess } from '../../../people/record/rights/access';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import { nameIn, optionsOf } from '../../../people/record/sections/section-form';
import { sectionsOn, type Section } from '../../../people/record/sections/sections';
import { persons } from '../../../people/tables';
import type { Actor } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import type { ReportField, ReportReader } from '../report';

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

/**
 * The fields of the record's sections with one row, as HR defines them, as far as their rights let the reader read them: of others by
 * how the reader stands to them, of the reader alone as of oneself where a role reaches nobody else. Secret fields are never among them.
 */
export async function recordFields(reader: ReportReader, on: CalendarDate): Promise<ReportField[]> {
  // What is asked for today, and what was said of it on the day.
  const sections = await sectionsOn(reader.db, dayOf(reader.now));
  return sections
    .filter(({ definition }) => !definition.isMaster)
    .flatMap((section) =>
      section.definition.fields.filter(isTabular).flatMap((field) => recordField(section, field, reader, on) ?? []),
    );
}

function mayRead(section: SectionDefinition, field: FieldDefinition, relations: ReadonlySet<Relation>): boolean {
  return fieldAccess(section, field, relations).access !== 'hidden';
}

const MANAGER: ReadonlySet<Relation> = new Set(['manager']);

/** Whether neither those whom it is about nor their managers read it. */
const isForHrAlone = (section: SectionDefinition, field: FieldDefinition) =>
  !mayRead(section, field, SELF) && !mayRead(section, field, MANAGER);

function recordField(
  { code, definition }: Section,
  field: FieldDefinition,
  { actor, language }: ReportReader,
  on: CalendarDate,
): ReportField | null {
  const isOwn = sql`${persons.id} = ${actor.personId}`;
  const ofOneself = mayRead(definition, field, SELF);
  const isOwnAlone = actor.scopes.every((scope) => scope === 'self');
  if (isOwnAlone ? !ofOneself : !mayRead(definition, field, relationsToOthers(actor))) return null;
  const answer = answerOn(code, field, on);
  const value = ofOneself ? answer : sql`(case when not (${isOwn}) then ${answer} end)`;
  const isDate = field.type === 'date';
  // Several choices in one answer are a text like any other.
  const options = field.type === 'mselect' ? [] : optionsOf(field, language);
  return {
    name: `S${code}.${field.code}`,
    title: nameIn(field.names, language),
    type: isDate ? 'date' : 'text',
    class: isForHrAlone(definition, field) ? 'hr' : 'open',
    value: isDate ? dateOf(value) : value,
    isHiddenAtFirst: true,
    ...(options.length > 0 && {
      choices: async () => options.map(({ value: option, label }) => ({ value: option, text: label })),
    }),
  };
}

/** What is in force of a field on a day; an empty answer is none. */
const answerOn = (sectionCode: number, field: FieldDefinition, on: CalendarDate): SQL =>
  sql`(select nullif(said.answers ->> ${field.code}, '') from record_values said
    where said.person_id = ${persons.id} and said.section_code = ${sectionCode} and said.superseded_at is null
      and said.valid_from <= ${on} and (said.valid_to is null or said.valid_to > ${on}) limit 1)`;

/** Dates are kept as `05-Mar-2025`; what is none counts for nothing. */
const WIRE_DAY = '^\\d{2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{4}$';
const dateOf = (value: SQL): SQL => sql`to_date(substring(${value} from ${WIRE_DAY}), 'DD-Mon-YYYY')`;
