import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { MAX_MOVED, SAVED } from '../../../lib/contract/changes/change-rules';
import type { reportingLineCalls } from '../../../lib/contract/changes/reporting-lines';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { makeChanges } from '../../people/changes/make/make-changes';
import { readChangeSettings } from '../../people/changes/change-settings';
import { askForChange } from '../approval/ask-for-change';
import { formDay } from '../../platform/form-day';
import { formIssues, modesOf } from '../form-issues';
import { openPerson } from '../open-person';
import { placesOf } from '../places-of';
import { findLeader } from './find-leader';
import { isJustified } from './line-request';
import { reportsOn } from './movable-reports';

/** Who reports to somebody on a day and could be moved; those who could not are counted. */
export const listMovableReports: Handler<'listMovableReports'> = async ({ ChillCode, Kind, On }, context) => {
  const leader = await openPerson(context, ChillCode);
  const on = formDay(On) ?? dayOf(context.now);
  const reports = await reportsOn(context, { leaderId: leader.id, kind: Kind, on });
  const movable = reports.filter(({ isMovable }) => isMovable);
  const unitOf = await placesOf(context, { ids: movable.map(({ id }) => id), on });
  return {
    People: movable.slice(0, MAX_MOVED).map(({ id, code, name, empid, hasPhoto, hasLater }) => ({
      ChillCode: code,
      Name: name,
      Empid: empid,
      HasPhoto: hasPhoto,
      Unit_Name: unitOf(id).Unit_Name,
      HasLater: hasLater,
    })),
    Others: reports.length - movable.length,
  };
};

type MoveForm = z.output<typeof reportingLineCalls.moveReports.request>;

/** What a move asks for, of each person: those who were named, or all whom the caller can move but the new leader. */
export async function moveRequests(context: CallContext, form: MoveForm): Promise<ChangeRequest[]> {
  const { ChillCode, Kind: kind, ReportingID, EffectiveFrom, Justification, Mode, People } = form;
  const { db, actor, now } = context;
  const today = dayOf(now);
  const leader = await openPerson(context, ChillCode);
  const issues = formIssues();
  const from = issues.day('EffectiveFrom', EffectiveFrom);
  const empid = ReportingID.trim();
  if (empid === '') issues.add('ReportingID', 'required');
  const wanted = { empid, from: from ?? today, today, needsAccount: kind === 'admin_manager' };
  const next = empid === '' ? null : await findLeader(db, actor, wanted);
  if (empid !== '' && (!next || next.id === leader.id)) issues.add('ReportingID', 'not_valid');
  const justification = issues.justification(Justification, { isRequired: await isJustified(context, kind) });
  issues.refuse();
  const reports = await reportsOn(context, { leaderId: leader.id, kind, on: from ?? today });
  const movable = reports.filter(({ isMovable }) => isMovable);
  const named = new Set(People);
  const chosen = movable.filter(({ id, code }) => (named.size > 0 ? named.has(code) : id !== next?.id));
  if (named.size > 0 && chosen.length < named.size) throw new ApiError('not_found');
  if (chosen.length > MAX_MOVED) issues.add('People', 'too_long');
  if (chosen.length === 0) issues.add('People', 'required');
  if (Mode === '' && chosen.some(({ hasLater }) => hasLater)) issues.add('Mode', 'required');
  issues.refuse();
  return chosen.map(({ id, empid: label, lineId, lineFrom, hasLater }) => ({
    ...{ kind, employmentId: id, from: from ?? today, justification, label },
    // Who got this leader on that very day gets the other one instead.
    rowId: lineFrom === from ? lineId : null,
    modes: hasLater ? modesOf('ReportingID', Mode) : {},
    values: { leader_id: next?.id ?? '' },
  }));
}

/** All reports of one leader to another, all of them or none. */
export const moveReports: Handler<'moveReports'> = async (form, context) => {
  const requests = await moveRequests(context, form);
  const { approvalKinds } = await readChangeSettings(context.db);
  if (approvalKinds.includes(form.Kind)) {
    const asked = randomUUID();
    for (const request of requests) await askForChange(context, request, asked);
    return { message: SAVED, BatchCode: asked, Moved: requests.length, State: 'waiting' };
  }
  const { batch, made } = await makeChanges(context, requests);
  const isToCome = requests.some(({ from }) => from > dayOf(context.now));
  return { message: SAVED, BatchCode: batch, Moved: made.length, State: isToCome ? 'planned' : 'applied' };
};
