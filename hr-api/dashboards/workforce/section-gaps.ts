import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { PHOTO_SECTION } from '../../../lib/contract/people/known-sections';
import type { Relation } from '../../../lib/contract/people/record-rules';
import type { FormPlan } from '../../../lib/contract/platform/form/plan-fields';
import type { Language } from '../../../lib/contract/platform/languages';
import { asOn } from '../../people/effective-dates';
import { readableFields } from '../../people/record/rights/access';
import { nameIn } from '../../people/record/sections/section-form';
import { planOf, type Section } from '../../people/record/sections/sections';
import { recordSecrets, recordValues } from '../../people/record/tables';
import { askedFields } from '../../people/record/values/completeness';
import { personPhotos } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';

type Relations = ReadonlySet<Relation>;

/**
 * The fields of a section that lack an answer where they are asked: those that whoever is told may read of others, with all that have a
 * say in whether they are asked, since that would tell what was answered there.
 */
export function countedFields(section: Section, toOthers: Relations) {
  const { gates } = planOf(section);
  const readable = readableFields(section.definition, toOthers);
  const isTold = (code: string): boolean =>
    readable.has(code) && (gates.get(code) ?? []).every(({ by }) => isTold(by.code));
  return askedFields(section).filter(({ code }) => isTold(code));
}

/** What a row of a section says to a field, as `completeness.ts` takes it; a secret answer is there or not. */
function answerOf(section: Section, code: string): SQL {
  const field = section.definition.fields.find((one) => one.code === code);
  const said = sql`${recordValues.answers} ->> ${code}::text`;
  if (section.code === PHOTO_SECTION && field?.type === 'file')
    return sql`coalesce(case when exists (select 1 from ${personPhotos} where ${personPhotos.personId} = people.person_id) then '*' end, ${said}, '')`;
  if (!field?.isSecret && field?.type !== 'password') return sql`coalesce(${said}, '')`;
  const isSealed = and(eq(recordSecrets.valueId, recordValues.id), eq(recordSecrets.fieldCode, code));
  return sql`coalesce(${said}, case when exists (select 1 from ${recordSecrets} where ${isSealed}) then '*' end, '')`;
}

/** Whether a field is asked, as a form decides it: by itself, and by each field that has a say. */
function isEnabled(section: Section, plan: FormPlan, code: string): SQL {
  const gates = (plan.gates.get(code) ?? []).map(({ by, answers }) => {
    const choices = sql`string_to_array(${answerOf(section, by.code)}, ',')`;
    return sql`(${isEnabled(section, plan, by.code)} and ${choices} && ${sql.param([...answers])}::text[])`;
  });
  const own = plan.byCode.get(code)?.isEnabled ? sql`true` : sql`false`;
  return gates.length === 0 ? own : sql`(${sql.join([own, ...gates], sql` and `)})`;
}

/** A field of a section with whether it is asked and whether its answer is missing, of a row of `record_values`. */
function lookedAt(section: Section, toOthers: Relations) {
  const plan = planOf(section);
  return countedFields(section, toOthers).map((field) => {
    const isAsked = isEnabled(section, plan, field.code);
    return { field, isAsked, isMissing: sql`(${isAsked} and ${answerOf(section, field.code)} = '')` };
  });
}

/** The rows of a section beside people: of one without rows an empty one, where it has one row for each person. */
function rowsOf({ code, definition }: Section, people: SQL, on: CalendarDate): SQL {
  const isOf = and(
    sql`${recordValues.personId} = people.person_id`,
    eq(recordValues.sectionCode, code),
    isNull(recordValues.supersededAt),
    asOn(recordValues, on),
  );
  return sql`${people} ${definition.isMaster ? sql`join` : sql`left join`} ${recordValues} on ${isOf}`;
}

const sum = (conditions: readonly SQL[]) =>
  sql`sum(${sql.join(
    conditions.map((one) => sql`(${one})::int`),
    sql` + `,
  )})::int`;

interface Question {
  /** A relation called `people`, with a `person_id` each. */
  readonly people: SQL;
  readonly on: CalendarDate;
  readonly language: Language;
  /** How whoever is told stands to them. */
  readonly toOthers: Relations;
}

/**
 * How much each section asks of each of some people on a day, as rows of `person_id`, `section_code`, `section`, `asked`, `missing` and
 * `labels`: what `fillings` finds of one person, of all of them at once. Answers that were computed count as they were saved.
 */
export function gapsOf(sections: readonly Section[], { people, on, language, toOthers }: Question): SQL {
  const arms = sections.flatMap((section) => {
    const fields = lookedAt(section, toOthers);
    if (fields.length === 0) return [];
    const labels = fields.map(
      ({ field, isMissing }) => sql`case when bool_or(${isMissing}) then ${nameIn(field.names, language)}::text end`,
    );
    return [
      sql`select people.person_id, ${section.code}::int as section_code, ${nameIn(section.definition.names, language)}::text as section,
          ${sum(fields.map(({ isAsked }) => isAsked))} as asked, ${sum(fields.map(({ isMissing }) => isMissing))} as missing,
          concat_ws(', ', ${sql.join(labels, sql`, `)}) as labels
        from ${rowsOf(section, people, on)} group by 1`,
    ];
  });
  const none = sql`select null::uuid as person_id, 0 as section_code, '' as section, 0 as asked, 0 as missing, '' as labels where false`;
  return sql`(${arms.length > 0 ? sql.join(arms, sql` union all `) : none}) as gap`;
}

/** Of how many people each field of a section lacks an answer, as a row of numbers in the order of `countedFields`. */
export function missingByField(section: Section, { people, on, toOthers }: Omit<Question, 'language'>): SQL | null {
  const fields = lookedAt(section, toOthers);
  if (fields.length === 0) return null;
  const columns = fields.map(({ isMissing }) => sql`count(distinct people.person_id) filter (where ${isMissing})::int`);
  return sql`select array[${sql.join(columns, sql`, `)}] as missing from ${rowsOf(section, people, on)}`;
}
