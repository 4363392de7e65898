import { and, eq, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { nameIn } from '../../../people/record/sections/section-form';
import { employments, persons } from '../../../people/tables';
import { daysAfter } from '../../../platform/dates';
import { reportTitles } from '../field-titles';
import { defineReport, type ReportReader, type ReportSpan } from '../report';
import { PERSON_PAGE, field, personFields, visibleEmployments } from './employee-rows';
import { choicesOf, readableRecordFields, type ReadableRecordField } from './record-fields';

/** What the query knows of a field, as JSON: nothing of a definition is written into it. */
const wireField = (readable: ReadableRecordField) => ({
  name: readable.name,
  section: readable.section.code,
  code: readable.field.code,
  own: readable.isReadOfOneself,
  others: readable.isReadOfOthers,
});

/** What fields that the reader may read said before and after, where another answer began within the span. */
function changesIn({ from, to }: ReportSpan, fields: readonly ReadableRecordField[], { actor }: ReportReader): SQL {
  return sql`(
    select after.id::text || ' ' || part.name as id, after.person_id, part.section, part.name as part,
      coalesce(before.answers ->> part.code, '') as old_value, coalesce(after.answers ->> part.code, '') as new_value,
      after.valid_from as changed_on, after.recorded_at, after.recorded_by
    from record_values after
    join record_values before on before.person_id = after.person_id and before.section_code = after.section_code
      and before.row_id = after.row_id and before.valid_to = after.valid_from and before.superseded_at is null
    join jsonb_to_recordset(${JSON.stringify(fields.map(wireField))}::jsonb)
      as part (name text, section int, code text, own boolean, others boolean) on part.section = after.section_code
    where after.valid_from between ${from} and ${to} and after.superseded_at is null
      and case when after.person_id = ${actor.personId} then part.own else part.others end
      and coalesce(before.answers ->> part.code, '') <> coalesce(after.answers ->> part.code, '')
  ) as change`;
}

/** What an answer stands for, by the choices of its field. */
function textOf(answer: SQL, fields: readonly ReadableRecordField[], { language }: ReportReader): SQL {
  const texts = Object.fromEntries(
    fields.flatMap((one) => choicesOf(one, language).map(({ value, text }) => [`${one.name}=${value}`, text])),
  );
  return sql`nullif(coalesce(${JSON.stringify(texts)}::jsonb ->> (change.part || '=' || ${answer}), ${answer}), '')`;
}

/** What changed in the sections of people's records within a period, of what the reader may read there. */
export const recordChanges = defineReport({
  code: 'record-changes',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('record-changes'),
  fileName: 'History_Of_Records',
  days: 'period',
  usualSpan: (today) => ({ from: daysAfter(today, -90), to: today }),
  rowPage: PERSON_PAGE,
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => {
    const fields = await readableRecordFields(reader);
    const { language } = reader;
    const sections = new Map(
      fields.map(({ section: { code, definition } }) => [String(code), nameIn(definition.names, language)]),
    );
    // A file that may hold what is for HR alone goes the way of such files.
    const ofValue = { class: fields.some(({ isForHrAlone }) => isForHrAlone) ? 'hr' : 'open' } as const;
    return {
      fields: [
        ...personFields(reader),
        field('RecordSection', reader, {
          value: sql`change.section::text`,
          choices: async () => [...sections].map(([value, text]) => ({ value, text })),
        }),
        field('RecordField', reader, {
          value: sql`change.part`,
          choices: async () => fields.map((one) => ({ value: one.name, text: nameIn(one.field.names, language) })),
        }),
        field('OldValue', reader, { ...ofValue, value: textOf(sql`change.old_value`, fields, reader) }),
        field('NewValue', reader, { ...ofValue, value: textOf(sql`change.new_value`, fields, reader) }),
        field('MovedOn', reader, { type: 'date', value: sql`change.changed_on` }),
        field('RecordedAt', reader, { type: 'instant', value: sql`change.recorded_at`, isHiddenAtFirst: true }),
        field('RecordedBy', reader, {
          value: sql`(select writer.name from persons writer join accounts on accounts.person_id = writer.id
            where accounts.id = change.recorded_by)`,
          isHiddenAtFirst: true,
        }),
      ],
      from: sql`${changesIn(span, fields, reader)}
        join ${persons} on ${eq(persons.id, sql`change.person_id`)}
        join ${employments} on ${and(eq(employments.personId, persons.id), asOn(employments, sql`change.changed_on`))}`,
      where: await visibleEmployments(reader),
      key: sql`change.id`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
