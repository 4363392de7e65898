import { and, eq, isNull, sql, type Name, type SQL } from 'drizzle-orm';
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

const hasPhoto = (personId: SQL) =>
  sql`exists (select 1 from ${personPhotos} where ${personPhotos.personId} = ${personId})`;

/** What a row of a section says to a field, as `completeness.ts` takes it; a secret answer is there or not. */
function answerOf(section: Section, code: string): SQL {
  const field = section.definition.fields.find((one) => one.code === code);
  const said = sql`${recordValues.answers} ->> ${code}::text`;
  if (section.code === PHOTO_SECTION && field?.type === 'file')
    return sql`coalesce(case when ${hasPhoto(sql`${recordValues.personId}`)} then '*' end, ${said}, '')`;
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

/**
 * The rows of a section of `people`, a relation with a `person_id` each: of one without rows an empty one, where it has one row for each
 * person. Together, all without rows are one row of as many `people` and nobody's, but for a photo, which is asked of each.
 */
function rowsOf({ code, definition }: Section, on: CalendarDate, areTogether: boolean): SQL {
  const isOf = and(
    sql`${recordValues.personId} = people.person_id`,
    eq(recordValues.sectionCode, code),
    isNull(recordValues.supersededAt),
    asOn(recordValues, on),
  );
  const columns = sql`people.person_id, 1 as people, ${recordValues.id}, ${recordValues.answers}`;
  const joined = sql`from people ${definition.isMaster ? sql`join` : sql`left join`} ${recordValues} on ${isOf}`;
  if (definition.isMaster || !areTogether) return sql`select ${columns} ${joined}`;
  const isSaid = sql`${recordValues.id} is not null`;
  const isKept = code === PHOTO_SECTION ? sql`(${isSaid} or ${hasPhoto(sql`people.person_id`)})` : isSaid;
  return sql`with said as (select ${columns} ${joined} where ${isKept})
    select * from said union all select null, (select number from everybody) - count(*), null, null from said`;
}

interface Question {
  readonly on: CalendarDate;
  /** How whoever is told stands to the people. */
  readonly toOthers: Relations;
}

/** Of each field of a section whether it is asked of a row and whether its answer is missing, as columns of such names. */
const columnsOf = (at: number) => ({ asked: sql.identifier(`asked_${at}`), missing: sql.identifier(`missing_${at}`) });

/**
 * Each row of a section with these columns of each counted field; null where no field is counted. `offset 0` has each worked out once,
 * and not again at each mention.
 */
function lookedAt(section: Section, { on, toOthers }: Question, areTogether: boolean): SQL | null {
  const plan = planOf(section);
  const columns = countedFields(section, toOthers).map(({ code }, at) => {
    const { asked, missing } = columnsOf(at);
    const isAsked = isEnabled(section, plan, code);
    return sql`${isAsked} as ${asked}, ${isAsked} and ${answerOf(section, code)} = '' as ${missing}`;
  });
  if (columns.length === 0) return null;
  return sql`(select person_id, people, ${sql.join(columns, sql`, `)} from (${rowsOf(section, on, areTogether)}) as record_values offset 0) as looked`;
}

const sum = (columns: readonly Name[]) =>
  sql.join(
    columns.map((one) => sql`${one}::int`),
    sql` + `,
  );

/** Of how many people a section has such rows. */
const peopleIn = ({ definition }: Section, areSuch: SQL | Name) =>
  definition.isMaster
    ? sql`count(distinct person_id) filter (where ${areSuch})::int`
    : sql`coalesce(sum(people) filter (where ${areSuch}), 0)::int`;

const union = (arms: readonly SQL[]) => sql.join([...arms], sql` union all `);

/**
 * How much each section asks of each of `people` on a day, as rows of `person_id`, `section_code`, `section`, `asked`, `missing` and
 * `labels`: what `fillings` finds of one person, of all of them at once. Answers that were computed count as they were saved.
 */
export function gapsOf(sections: readonly Section[], question: Question, language: Language): SQL {
  const { toOthers } = question;
  const arms = sections.flatMap((section) => {
    const looked = lookedAt(section, question, false);
    if (!looked) return [];
    const fields = countedFields(section, toOthers).map(({ names }, at) => ({ names, ...columnsOf(at) }));
    const labels = fields.map(
      ({ names, missing }) => sql`case when bool_or(${missing}) then ${nameIn(names, language)}::text end`,
    );
    return [
      sql`select person_id, ${section.code}::int as section_code, ${nameIn(section.definition.names, language)}::text as section,
          sum(${sum(fields.map(({ asked }) => asked))})::int as asked, sum(${sum(fields.map(({ missing }) => missing))})::int as missing,
          concat_ws(', ', ${sql.join(labels, sql`, `)}) as labels
        from ${looked} group by 1`,
    ];
  });
  const none = sql`select null::uuid as person_id, 0 as section_code, '' as section, 0 as asked, 0 as missing, '' as labels where false`;
  return sql`(${arms.length > 0 ? union(arms) : none}) as gap`;
}

/** The same of all of `people` together, as a row of `code`, `asked`, `missing` and how many people lack something for each section. */
export function gapCounts(sections: readonly Section[], question: Question): SQL | null {
  const { toOthers } = question;
  const arms = sections.flatMap((section) => {
    const looked = lookedAt(section, question, true);
    if (!looked) return [];
    const columns = countedFields(section, toOthers).map((_field, at) => columnsOf(at));
    return [
      sql`select ${section.code}::int as code, coalesce(sum(asked * people), 0)::int as asked,
          coalesce(sum(missing * people), 0)::int as missing, ${peopleIn(section, sql`missing > 0`)} as lacking
        from (select person_id, people, ${sum(columns.map(({ asked }) => asked))} as asked,
          ${sum(columns.map(({ missing }) => missing))} as missing from ${looked}) as counted`,
    ];
  });
  return arms.length > 0 ? union(arms) : null;
}

/** Of how many of `people` each field of a section lacks an answer, as a row of numbers in the order of `countedFields`. */
export function missingByField(section: Section, question: Question): SQL | null {
  const { toOthers } = question;
  const looked = lookedAt(section, question, true);
  const counts = countedFields(section, toOthers).map((_field, at) => peopleIn(section, columnsOf(at).missing));
  return looked && sql`select array[${sql.join(counts, sql`, `)}] as missing from ${looked}`;
}
