import { eq, sql, type SQL } from 'drizzle-orm';
import { employments, persons } from '../../../people/tables';
import { daysAfter } from '../../../platform/dates';
import { fieldTitle, reportTitles } from '../field-titles';
import { defineReport, type ReportReader, type ReportSpan } from '../report';
import { PERSON_PAGE, field, personFields, visibleEmployments } from './employee-rows';
import { nameOfCode, tagName } from './named-codes';

/** What is told of, by the titles of its fields. */
export const CHANGED_PARTS = [
  'JobStatus',
  'Business',
  'Unit',
  'Location',
  'Level',
  'Manager',
  'AdminManager',
  'Reviewer',
  'Tag',
] as const;

/** The name of whoever leads by an employment. */
export const leaderName = (employmentId: SQL) =>
  sql`(select leader.name from persons leader join employments leads on leads.person_id = leader.id
    where leads.id = ${employmentId})`;

/**
 * The old or new value of a change as a text: the name of a code, of who leads, or of a tag with who looks after the person for it.
 * Only what is shown is looked up.
 */
const textOf = (side: 'old' | 'new', reader: ReportReader) => {
  const [code, leader] = [sql.raw(`change.${side}_code`), sql.raw(`change.${side}_leader`)];
  return sql`case when change.part = 'Tag' then ${tagName(sql`tag.code::text = ${code}`, reader)} || ' · ' || ${leaderName(leader)}
    else coalesce(${nameOfCode(sql`change.kind`, code, reader)}, ${leaderName(leader)}) end`;
};

/**
 * What ended on the day on which something else of the same kind began within the span; a tag also where nothing was before it, or
 * nothing came after.
 */
function changesIn({ from, to }: ReportSpan): SQL {
  const isBegun = sql`after.valid_from between ${from} and ${to}`;
  // One by one: few begin within a span, and the database would look at all that ever ended.
  const ended = (table: SQL, isAlike = sql`true`) => sql`cross join lateral (
      select * from ${table} ended where ended.employment_id = after.employment_id and ended.valid_to = after.valid_from
        and ${isAlike} limit 1) as before`;
  return sql`(
    select after.id::text as id, after.employment_id, 'JobStatus' as part, 'job-status' as kind,
      before.status_code::text as old_code, after.status_code::text as new_code, null::uuid as old_leader,
      null::uuid as new_leader, after.valid_from as changed_on, after.justification
    from job_statuses after ${ended(sql`job_statuses`)} where ${isBegun} and before.status_code <> after.status_code
    union all
    select after.id::text || part.name, after.employment_id, part.name, lower(part.name),
      part.old_code, part.new_code, null, null, after.valid_from, after.justification
    from assignments after ${ended(sql`assignments`)}
    cross join lateral (values
      ('Business', before.business_code, after.business_code), ('Unit', before.unit_code, after.unit_code),
      ('Location', before.location_code, after.location_code), ('Level', before.level_code, after.level_code)
    ) as part (name, old_code, new_code)
    where ${isBegun} and part.old_code <> part.new_code
    union all
    select after.id::text, after.employment_id,
      case after.kind when 'manager' then 'Manager' when 'admin_manager' then 'AdminManager' else 'Reviewer' end,
      null, null, null, before.leader_id, after.leader_id, after.valid_from, after.justification
    from reporting_lines after ${ended(sql`reporting_lines`, sql`ended.kind = after.kind`)}
    where ${isBegun} and before.leader_id <> after.leader_id
    union all
    select after.id::text, after.employment_id, 'Tag', null, before.tag_code::text, after.tag_code::text, before.owner_id,
      after.owner_id, after.valid_from, null
    from tag_members after left join tag_members before on before.employment_id = after.employment_id
      and before.tag_code = after.tag_code and before.valid_to = after.valid_from
    where after.valid_from between ${from} and ${to}
    union all
    select before.id::text || 'end', before.employment_id, 'Tag', null, before.tag_code::text, null, before.owner_id, null,
      before.valid_to, null
    from tag_members before
    where before.valid_to between ${from} and ${to} and not exists (select 1 from tag_members after
      where after.employment_id = before.employment_id and after.tag_code = before.tag_code
        and after.valid_from = before.valid_to)
  ) as change`;
}

/** What changed of where people work, as what and under whom, within a period. */
export const changes = defineReport({
  code: 'changes',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('changes'),
  fileName: 'History_Of_Changes',
  days: 'period',
  hasPlans: true,
  usualSpan: (today) => ({ from: daysAfter(today, -90), to: today }),
  rowPage: PERSON_PAGE,
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => ({
    fields: [
      ...personFields(reader),
      field('Change', reader, {
        value: sql`change.part`,
        choices: async () => CHANGED_PARTS.map((value) => ({ value, text: fieldTitle(value, reader.language) })),
      }),
      field('OldValue', reader, { value: textOf('old', reader) }),
      field('NewValue', reader, { value: textOf('new', reader) }),
      field('MovedOn', reader, { type: 'date', value: sql`change.changed_on` }),
      field('Justification', reader, { class: 'hr', value: sql`nullif(change.justification, '')` }),
    ],
    from: sql`${changesIn(span)}
      join ${employments} on ${eq(employments.id, sql`change.employment_id`)}
      join ${persons} on ${eq(persons.id, employments.personId)}`,
    where: await visibleEmployments(reader),
    key: sql`change.id`,
    searched: sql`${persons.searchText}`,
    rowCode: sql`${employments.code}`,
  }),
});
