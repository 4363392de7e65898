import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { BENEFIT_FIELDS } from '../../../lib/contract/people/known-sections';
import { SAVE_PATH } from '../../../lib/contract/profile/shapes';
import { passesWhole } from '../benefits/check-nominees';
import { findRow, rowVersion } from '../rows/find-row';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';
import { cancelApproval } from '../proposals/ask-approval';
import { proposeChange } from '../proposals/propose-change';
import { settleProposal } from '../proposals/settle-proposal';
import { holdsAtOnce, type Change, type SaveContext } from './change';
import { claimFiles } from './claim-files';
import { keepChange } from './keep-change';
import { prepareChange } from './prepare-change';
import { tellPerson } from './tell-person';

/**
 * Puts a change in force, or asks for it where others decide.
 * @throws ApiError `invalid` at the share with which a benefit would be more than whole
 */
export async function carryOut(context: SaveContext, change: Change): Promise<void> {
  await claimFiles(context, change);
  const isAsked = !holdsAtOnce(change);
  if (isAsked) await proposeChange(context, change);
  else {
    await keepChange(context, change);
    await tellPerson(context, change);
    await settleProposal(context, change);
  }
  const place = { sectionCode: change.open.section.code, personId: change.open.subject.personId };
  if (await passesWhole(context, place, { answers: change.after, withAsked: isAsked }))
    throw new ApiError('invalid', { issues: [{ path: BENEFIT_FIELDS.share, message: 'shares' }] });
}

/** Where a row stands once it was written. */
export async function outcomeOf({ db, now, language }: SaveContext, { open, rowId }: Pick<Change, 'open' | 'rowId'>) {
  const found = await findRow(db, open, { KeyCode: rowId, on: dayOf(now) }).catch(() => null);
  const status = statusOf(found?.row ? [found.row] : [], found?.proposals ?? []);
  return { ...wireStatus(status, language), KeyCode: rowId, RowVersion: found ? rowVersion(found) : '' };
}

/** SECT-25: saves what was answered in a section's form. What changes nothing is no change, and takes back what one asked for. */
export const saveSection: Handler<'saveSection'> = async (request, context) => {
  const link = `${SAVE_PATH.replace('api/', '')}/${context.member}`;
  const change = await prepareChange(context, request, { holds: true, link });
  if (change.changed.length > 0) await carryOut(context, change);
  else if (change.proposal?.askedBy === context.actor.accountId) await cancelApproval(context, change.proposal);
  return outcomeOf(context, change);
};
