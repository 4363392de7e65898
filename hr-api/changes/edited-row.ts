import type { ChangeKind } from '../../lib/contract/changes/change-rules';
import { dayOf } from '../platform/dates';
import { ApiError } from '../platform/errors';
import type { ChangeReader, OpenPerson } from './open-person';
import { readHistory } from './read-history';
import { isOpenToEdit, rowState } from './row-state';

/** The row that a form edits; it is fixed once it is in force and was not written today (Q8). What is over is edited by nobody. */
export async function editedRow(
  context: ChangeReader,
  person: OpenPerson,
  wanted: { kind: ChangeKind; rowId: string },
) {
  const today = dayOf(context.now);
  const history = await readHistory(context, person, { kind: wanted.kind, knownOn: '' });
  const found = history.find(({ row }) => row.id === wanted.rowId);
  if (!found || !isOpenToEdit(found.row, today)) throw new ApiError('not_found');
  return { row: found.row, isFixed: rowState(found.row, today) !== 'planned' && !found.isOfToday };
}
