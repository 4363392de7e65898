import { sql, type SQL } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { ReportField, ReportReader } from '../report';
import { field } from './employee-rows';

type Reader = Pick<ReportReader, 'language'>;

/** The name of a code in the reader's language, in English where it has none. */
export const nameOfCode = (kind: SQL, code: SQL, { language }: Reader): SQL =>
  sql`(select said.name from texts said where said.kind = ${kind} and said.code = ${code}
    and said.language in (${language}, 'en') order by said.language = ${language} desc limit 1)`;

const nameOfTag = (reader: Reader) => sql`coalesce(${nameOfCode(sql`'tag'`, sql`tag.text_code`, reader)}, tag.name)`;

/** The name of the tag that a condition on `tag` picks; one that came with the product has it in several languages. */
export const tagName = (isPicked: SQL, reader: Reader): SQL =>
  sql`(select ${nameOfTag(reader)} from tag_kinds tag where ${isPicked})`;

/** The tags that the person of a row has on a day, with commas between them. */
export const tagField = (reader: Reader, on: CalendarDate): ReportField =>
  field('Tag', reader, {
    value: sql`(select string_agg(${nameOfTag(reader)}, ', ' order by tag.position, tag.code)
      from tag_members member join tag_kinds tag on tag.code = member.tag_code and tag.is_active
      where member.employment_id = ${employments.id}
        and member.valid_from <= ${on} and (member.valid_to is null or member.valid_to > ${on}))`,
    isHiddenAtFirst: true,
  });
