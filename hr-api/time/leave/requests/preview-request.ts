import type { Handler } from '../../../platform/calls/call';
import { wireDate } from '../../../platform/dates';
import { wirePreviewSteps } from '../../../workplace/approvals/lists/wire-preview';
import { openHolder, type LeaveReader } from '../holder';
import type { LeaveDay } from '../rules/count-days';
import { shortfallsOf, type Shortfall } from '../staffing/find-shortfalls';
import { nameShortfalls } from '../staffing/name-shortfalls';
import { weighLeave } from './weigh-leave';
import { findRequest } from './find-request';
import { LEAVE_SUBJECT } from './deciding/leave-subject-kind';
import { findTeamAway } from './find-team-away';

export const wireDay = ({ day, first, second, amount, free, holiday }: LeaveDay) => ({
  ...{ Day: wireDate(day), First: first, Second: second, Amount: amount, Free: free, Holiday: holiday },
});

const wireShortfalls = async (reader: LeaveReader, shortfalls: readonly Shortfall[]) =>
  (await nameShortfalls(reader, shortfalls)).map(({ day, unit, location, there, of, wanted }) => ({
    ...{ Day: wireDate(day), UnitName: unit, LocationName: location, There: there, Of: of, Wanted: wanted },
  }));

/** What a request would come to, and who would decide about it. */
export const previewLeaveRequest: Handler<'previewLeaveRequest'> = async (asking, context) => {
  const found = asking.RequestCode === '' ? null : await findRequest(context, asking.RequestCode);
  const holder = found?.holder ?? (await openHolder(context, asking.ChillCode));
  const asked = await weighLeave(context, asking, { holder, before: found?.request ?? null });
  const isKnown = asked.days.length > 0;
  const decided = { kind: LEAVE_SUBJECT, sections: [String(asking.TypeCode)], personId: holder.personId };
  const shortfalls = await shortfallsOf(context, {
    ...{ employmentId: holder.id, requestId: found?.request.id ?? null },
    days: asked.span.hours === null ? asked.days : [],
  });
  return {
    Days: asked.days.map(wireDay),
    Amount: asked.amount,
    Left: asked.left,
    Lowest: asked.lowest,
    NeedsProof: asked.needsProof,
    Away: isKnown ? await findTeamAway(context, holder, asked.span) : [],
    Shortfalls: await wireShortfalls(context, shortfalls),
    Steps: isKnown ? await wirePreviewSteps(context, decided) : [],
    Issues: [...asked.issues],
  };
};
