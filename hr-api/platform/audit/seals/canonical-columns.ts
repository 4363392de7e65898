import { sql } from 'drizzle-orm';
import { auditEntries } from '../tables';

const { id, at, accountId, roleCode, requestId, subjectKind, subjectId, personId, action, before, after } =
  auditEntries;

/** What is selected of an audit row for its hash. Of a `jsonb` value the database writes the same text each time. */
export const canonicalColumns = {
  id,
  at: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  accountId,
  roleCode,
  requestId,
  subjectKind,
  subjectId,
  personId,
  action,
  before: sql<string | null>`${before}::text`,
  after: sql<string | null>`${after}::text`,
};
