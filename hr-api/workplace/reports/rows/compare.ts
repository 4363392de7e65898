import { sql, type SQL } from 'drizzle-orm';
import type { FilterOperator } from '../../../../lib/contract/workplace/reports/limits';
import { daysAfter, isCalendarDate, startOf } from '../../../platform/dates';
import { instantValue } from '../../../platform/db/instant';
import { likeContains } from '../../../platform/db/like';
import { ApiError } from '../../../platform/errors';
import type { ReportField } from '../report';

const refuse = (message: string) => new ApiError('bad_request', { message });

function dayIn(text: string): string {
  if (isCalendarDate(text)) return text;
  throw refuse('The filter needs a day');
}

function numberIn(text: string): SQL {
  if (text.trim() === '' || !Number.isFinite(Number(text))) throw refuse('The filter needs a number');
  return sql`${Number(text)}::float8`;
}

/** The condition that one line of a filter means, where nothing is an empty value; an operator that the field's type does not know is refused. */
export function compare({ type, value, choices }: ReportField, operator: FilterOperator, text: string): SQL {
  if (operator === 'contains') {
    if (type !== 'text' || choices) throw refuse('The field is no text');
    return sql`searchable(${value}) like ${likeContains(text)}`;
  }
  if (operator === 'is') return isEqual(type, value, text);
  if (type === 'number')
    return operator === 'from' ? sql`${value} >= ${numberIn(text)}` : sql`${value} <= ${numberIn(text)}`;
  if (type === 'date')
    return operator === 'from' ? sql`${value} >= ${dayIn(text)}::date` : sql`${value} <= ${dayIn(text)}::date`;
  if (type === 'instant')
    return operator === 'from'
      ? sql`${value} >= ${instantValue(startOf(dayIn(text)))}`
      : sql`${value} < ${instantValue(startOf(daysAfter(dayIn(text), 1)))}`;
  throw refuse('The field has no order');
}

function isEqual(type: ReportField['type'], value: SQL, text: string): SQL {
  if (text === '') return sql`coalesce((${value})::text, '') = ''`;
  if (type === 'number') return sql`${value} = ${numberIn(text)}`;
  if (type === 'date') return sql`${value} = ${dayIn(text)}::date`;
  if (type === 'boolean') return sql`coalesce(${value}, false) = ${text === 'true'}`;
  if (type === 'text') return sql`${value} = ${text}`;
  throw refuse('The field is compared by days');
}
