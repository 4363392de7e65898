import { eq, sql, type SQL } from 'drizzle-orm';
import { employments, persons } from '../../../people/tables';
import { daysAfter } from '../../../platform/dates';
import { fieldTitle, reportTitles } from '../field-titles';
import { defineReport, type ReportReader, type ReportSpan } from '../report';
import { PERSON_PAGE, field, personFields, visibleEmployments } from './employee-rows';

/** What is told of, by the titles of its fields. */
const PARTS = ['JobStatus', 'Business', 'Unit', 'Location', 'Level', 'Manager', 'AdminManager', 'Reviewer'] as const;

/** The name of a code of the organisation in the reader's language, in English where it has none. */
const nameOf = (kind: SQL, code: SQL, { language }: ReportReader) =>
  sql`(select said.name from texts said where said.kind = ${kind} and said.code = ${code}
    and said.language in (${language}, 'en') order by said.language = ${language} desc limit 1)`;

const leaderName = (employmentId: SQL) =>
  sql`(select leader.name from persons leader join employments leads on leads.person_id = leader.id
    where leads.id = ${employmentId})`;

/** What ended on the day on which something else of the same kind began within the span. */
function changesIn(reader: ReportReader, { from, to }: ReportSpan): SQL {
  const isBegun = sql`after.valid_from between ${from} and ${to} and before.valid_to = after.valid_from
    and before.employment_id = after.employment_id`;
  const [status, kind] = [sql`'job-status'`, sql`lower(part.name)`];
  return sql`(
    select after.id::text as id, after.employment_id, 'JobStatus' as part,
      ${nameOf(status, sql`before.status_code::text`, reader)} as old_value,
      ${nameOf(status, sql`after.status_code::text`, reader)} as new_value,
      after.valid_from as changed_on, after.justification
    from job_statuses after join job_statuses before on ${isBegun} and before.status_code <> after.status_code
    union all
    select after.id::text || part.name, after.employment_id, part.name,
      ${nameOf(kind, sql`part.old_code`, reader)}, ${nameOf(kind, sql`part.new_code`, reader)},
      after.valid_from, after.justification
    from assignments after join assignments before on ${isBegun}
    cross join lateral (values
      ('Business', before.business_code, after.business_code), ('Unit', before.unit_code, after.unit_code),
      ('Location', before.location_code, after.location_code), ('Level', before.level_code, after.level_code)
    ) as part (name, old_code, new_code)
    where part.old_code <> part.new_code
    union all
    select after.id::text, after.employment_id,
      case after.kind when 'manager' then 'Manager' when 'admin_manager' then 'AdminManager' else 'Reviewer' end,
      ${leaderName(sql`before.leader_id`)}, ${leaderName(sql`after.leader_id`)},
      after.valid_from, after.justification
    from reporting_lines after
    join reporting_lines before on ${isBegun} and before.kind = after.kind and before.leader_id <> after.leader_id
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
  usualSpan: (today) => ({ from: daysAfter(today, -365), to: today }),
  rowPage: PERSON_PAGE,
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => ({
    fields: [
      ...personFields(reader),
      field('Change', reader, {
        value: sql`change.part`,
        choices: async () => PARTS.map((value) => ({ value, text: fieldTitle(value, reader.language) })),
      }),
      field('OldValue', reader, { value: sql`change.old_value` }),
      field('NewValue', reader, { value: sql`change.new_value` }),
      field('MovedOn', reader, { type: 'date', value: sql`change.changed_on` }),
      field('Justification', reader, { class: 'hr', value: sql`nullif(change.justification, '')` }),
    ],
    from: sql`${changesIn(reader, span)}
      join ${employments} on ${eq(employments.id, sql`change.employment_id`)}
      join ${persons} on ${eq(persons.id, employments.personId)}`,
    where: await visibleEmployments(reader),
    key: sql`change.id`,
    searched: sql`${persons.searchText}`,
    rowCode: sql`${employments.code}`,
  }),
});
