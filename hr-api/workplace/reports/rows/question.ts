import { or, sql, type SQL } from 'drizzle-orm';
import type { WhichRows } from '../../../../lib/contract/workplace/reports/question';
import { keepsPeople } from '../../../people/policy';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { likeContains } from '../../../platform/db/like';
import { ApiError } from '../../../platform/errors';
import type { Report, ReportField, ReportQuery, ReportReader, ReportSpan } from '../report';
import { compare } from './compare';
import { choiceOfLines, isOrgPartLine, conditionOfOrgParts } from './org-parts';
import { readableFields } from './readable-fields';

/** A question to a report that was found to ask for nothing but what its reader may read. */
export interface CheckedQuestion {
  readonly report: Report;
  readonly query: ReportQuery;
  readonly span: ReportSpan;
  /** All that may be read. */
  readonly fields: readonly ReportField[];
  readonly conditions: readonly SQL[];
}

/** A report's days where nobody asks for others. */
export function usualSpanOf({ usualSpan }: Report, now: Date): Pick<ReportSpan, 'from' | 'to'> {
  const today = dayOf(now);
  return usualSpan?.(today) ?? { from: today, to: today };
}

/** The days that are asked for, or the report's own; none to come where it has none, or would tell what is planned of people. */
function spanOf(report: Report, { AsOnDate, FromDate, ToDate }: Partial<WhichRows>, reader: ReportReader): ReportSpan {
  const today = dayOf(reader.now);
  const usual = usualSpanOf(report, reader.now);
  const span = { on: AsOnDate || today, from: FromDate || usual.from, to: ToDate || usual.to };
  if (span.from > span.to) throw new ApiError('bad_request', { message: 'The first day is after the last' });
  const isAhead = !report.endsToday && (!report.hasPlans || keepsPeople(reader.actor));
  if (isAhead) return span;
  const begun = (day: CalendarDate) => (day > today ? today : day);
  return { on: begun(span.on), from: begun(span.from), to: begun(span.to) };
}

/** The field with a name; refused where there is none that the reader may read. */
export function fieldNamed(fields: readonly ReportField[], name: string): ReportField {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new ApiError('bad_request', { message: 'The report has no such field' });
  return field;
}

/** Reads a question by a report's definition; whatever that does not have is refused before any row is asked for. */
export async function checkQuestion(
  report: Report,
  reader: ReportReader,
  asked: Partial<WhichRows> = {},
): Promise<CheckedQuestion> {
  const span = spanOf(report, asked, reader);
  const query = await report.query(reader, span);
  const fields = readableFields(query, reader.actor);
  const groups = new Map<string, SQL[]>();
  const lines = asked.Filters ?? [];
  for (const { FieldCode, Operator, FieldValue } of lines.filter((line) => !isOrgPartLine(line))) {
    const condition = compare(fieldNamed(fields, FieldCode), Operator, FieldValue);
    const group = `${FieldCode} ${Operator}`;
    groups.set(group, [...(groups.get(group) ?? []), condition]);
  }
  const conditions = [...groups.values()].map((all) => or(...all) as SQL);
  const parts = lines.filter(isOrgPartLine);
  if (parts.length > 0) {
    const isThere = await conditionOfOrgParts(reader.db, await choiceOfLines(reader.db, parts), { query, span });
    if (isThere) conditions.push(isThere);
  }
  if (asked.Search) conditions.push(sql`${query.searched} like ${likeContains(asked.Search)}`);
  return { report, query, span, fields, conditions };
}
