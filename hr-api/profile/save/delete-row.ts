import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { openAnswers } from '../../people/record/values/values';
import { isEditable, openSection } from '../access/open-section';
import { recordKeysOf } from '../access/record-keys';
import { holdSection } from '../proposals/ask-approval';
import { beforeNominees } from '../benefits/check-nominees';
import { findRow, rowVersion } from '../rows/find-row';
import type { Change } from './change';
import { carryOut, outcomeOf } from './save-section';

/** MAST-11: takes a row away, or asks for it where others decide. */
export const deleteSectionRow: Handler<'deleteSectionRow'> = async (request, context) => {
  const { db, now, services } = context;
  const open = await openSection(context, request);
  if (!isEditable(open) || !open.section.definition.isMaster) throw new ApiError('forbidden');
  await holdSection(db, open.subject.personId, open.section.code);
  const from = dayOf(now);
  const found = await findRow(db, open, { KeyCode: request.KeyCode, on: from });
  if (!found?.row) throw new ApiError('not_found');
  const { rowId, row } = found;
  const { personId, sectionCode } = row;
  await beforeNominees(context, { sectionCode, personId, rowId, kind: 'delete' });
  if (request.RowVersion !== '' && request.RowVersion !== rowVersion(found))
    throw new ApiError('conflict', { params: { reason: 'row' } });
  const before = await openAnswers(db, recordKeysOf(services), row);
  const change: Change = {
    kind: 'delete',
    open,
    rowId,
    from,
    row,
    proposal: found.open,
    before,
    after: {},
    // Who decides about a field decides about a row that takes it away.
    changed: Object.keys(before),
  };
  await carryOut(context, change);
  const { StatusCode, StatusName, LastModifiedDate } = await outcomeOf(context, change);
  return { StatusCode, StatusName, LastModifiedDate };
};
