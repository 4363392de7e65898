import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { findDiffering } from './find-differing';
import { mayRecount } from './may-recount';
import { previewSpan, YEAR } from './preview-span';
import { recountWriter } from './recount-writer';

/** Approved leave that counts differently since a calendar was changed; nobody counts their own anew. */
export const previewLeaveRecount: Handler<'previewLeaveRecount'> = async (asked, context) => {
  const today = dayOf(context.now);
  const span = previewSpan(asked, { from: daysAfter(today, -YEAR), to: daysAfter(today, YEAR) });
  const { recounts, isMore } = await findDiffering(context.db, { ...span, today, among: mayRecount(context) });
  const write = await recountWriter(
    context,
    recounts.map(({ request }) => request),
  );
  return {
    Requests: recounts.map(({ request, days }) => ({ ...write(request, days), RequestCode: request.code })),
    IsMore: isMore,
  };
};
