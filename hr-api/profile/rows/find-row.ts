import { createHash } from 'node:crypto';
import type { CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { rowIdOf, rowsOn, type RecordRow } from '../../people/record/values/values';
import type { OpenSection } from '../access/open-section';
import { openOne, proposalsOf, type Proposal } from '../proposals/proposals';

/** A row of a section: what is in force of it, and all that was asked for. */
export interface FoundRow {
  readonly rowId: string;
  readonly row: RecordRow | null;
  readonly proposals: readonly Proposal[];
  readonly open: Proposal | null;
}

/** What the key of a row looks like; nothing else is asked about. */
export const ROW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The row with a key, or the only one of a section with one; null for a new one of a section with several.
 * @throws ApiError `not_found` for a key that names no row of this section of this person
 */
export async function findRow(
  db: Database,
  { subject: { personId }, section }: Pick<OpenSection, 'subject' | 'section'>,
  { KeyCode, on }: { readonly KeyCode: string; readonly on: CalendarDate },
): Promise<FoundRow | null> {
  const { code: sectionCode, definition } = section;
  const only = definition.isMaster ? null : rowIdOf(personId, sectionCode);
  if (KeyCode === '' && only === null) return null;
  const rowId = KeyCode || (only as string);
  if (!ROW_ID.test(rowId) || (only !== null && rowId !== only)) throw new ApiError('not_found');
  const question = { personId, sectionCode, rowId };
  const [[row = null], proposals] = [await rowsOn(db, question, on), await proposalsOf(db, question)];
  const open = openOne(proposals, rowId);
  if (only === null && !row && proposals.length === 0) throw new ApiError('not_found');
  return { rowId, row, proposals, open };
}

/** What of a row was seen: another text once what is in force or what is asked for is another one. */
export function rowVersion({ row, open }: Pick<FoundRow, 'row' | 'open'>): string {
  const seen = [row?.id ?? '', open?.id ?? '', open?.changedAt.getTime() ?? ''].join(' ');
  return createHash('sha256').update(seen).digest('base64url').slice(0, 22);
}
