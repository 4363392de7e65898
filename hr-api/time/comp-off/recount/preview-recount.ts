import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { mayRecount } from '../../leave/recount/may-recount';
import { previewSpan, YEAR } from '../../leave/recount/preview-span';
import { recountWriter } from '../../leave/recount/recount-writer';
import { findClaimRecounts } from './find-recounts';

/** What approved claims would be credited differently since a calendar was changed; nobody counts their own anew. */
export const previewCompOffRecount: Handler<'previewCompOffRecount'> = async (asked, context) => {
  const today = dayOf(context.now);
  const span = previewSpan(asked, { from: daysAfter(today, -YEAR), to: today });
  const { recounts, isMore } = await findClaimRecounts(context, { ...span, among: mayRecount(context) });
  const write = await recountWriter(
    context,
    recounts.map(({ claim }) => claim),
  );
  return {
    Claims: recounts.map(({ claim, days }) => ({ ...write(claim, days), KeyCode: claim.code })),
    IsMore: isMore,
  };
};
