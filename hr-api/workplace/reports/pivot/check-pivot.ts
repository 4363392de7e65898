import type { PivotQuestion } from '../../../../lib/contract/workplace/reports/question';
import { ApiError } from '../../../platform/errors';
import type { Report, ReportField } from '../report';
import { fieldNamed, type CheckedQuestion } from '../rows/question';
import { isGroupable } from './groups';

/** By which fields rows are grouped, all of them of what the reader may read. */
export interface PivotFields {
  readonly row: ReportField;
  readonly column: ReportField | null;
  /** What is added up; null counts rows. */
  readonly value: ReportField | null;
}

/**
 * The fields that a pivot names.
 * @throws ApiError `not_found` for a report without pivot, `bad_request` for fields that make no groups or totals
 */
export function checkPivot(
  report: Report,
  { fields }: Pick<CheckedQuestion, 'fields'>,
  { Row, Column, Value }: PivotQuestion,
): PivotFields {
  if (!report.pivot) throw new ApiError('not_found');
  const row = fieldNamed(fields, Row);
  const column = Column ? fieldNamed(fields, Column) : null;
  const value = Value ? fieldNamed(fields, Value) : null;
  if (!isGroupable(row) || (column && !isGroupable(column)) || (value && !value.hasTotal))
    throw new ApiError('bad_request', { message: 'The report has no such groups or totals' });
  return { row, column, value };
}
