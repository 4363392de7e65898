import type { ApiError } from '../../../platform/errors';
import type { RowIssue } from '../tables';

/** What refused a row as it was written, as its issue. */
export function issueOf({ code, details }: ApiError): RowIssue {
  const [issue] = details.issues ?? [];
  return issue ? { column: issue.path, reason: issue.message } : { column: '', reason: code };
}
