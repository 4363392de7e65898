import { ApiError } from '../../../platform/errors';
import type { RowIssue } from '../tables';

/** What refused a row as it was written, as its issue. */
export function issueOf({ code, details }: ApiError): RowIssue {
  const { issues = [], params } = details;
  const [issue] = issues;
  return { column: issue?.path ?? '', reason: issue?.message ?? code, ...(params && { params }) };
}

/** An issue of a row as what refuses it as it is written. */
export const refusalOf = ({ column, reason, params }: RowIssue): ApiError =>
  new ApiError('invalid', { issues: [{ path: column, message: reason }], ...(params && { params }) });
