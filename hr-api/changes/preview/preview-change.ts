import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_NAMED } from '../../../lib/contract/changes/change-rules';
import type { changePreviewCalls } from '../../../lib/contract/changes/previews';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { effectsIn, type PreviewedChange } from '../../people/changes/change-effects';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { readChangeSettings } from '../../people/changes/change-settings';
import { historyVersion } from '../../people/changes/rows/history-version';
import { planChanges, writeChanges } from '../../people/changes/make/make-changes';
import { changes } from '../../people/changes/tables';
import { comparedSight, viewersOf } from '../../people/changes/viewers';
import { employments } from '../../people/tables';
import { assignmentRequest } from '../assignments/assignment-request';
import { statusRequest } from '../job-status/status-request';
import { KIND_PERMISSION } from '../kind-permission';
import { personToChange } from '../open-person';
import { factTexts } from '../record/fact-texts';
import { personsByAccount } from '../../people/persons-named';
import { lineRequest } from '../reporting-lines/line-request';
import { moveRequests } from '../reporting-lines/move-reports';
import { laterChanges } from './later-changes';
import { previewRows } from './preview-rows';
import { reportCounts } from './report-counts';
import { rolledBack } from '../../platform/db/rolled-back';

type Wanted = z.output<typeof changePreviewCalls.previewChange.request>;

/** What the form asks for, read and refused as its save does. */
async function requestsOf(context: CallContext, wanted: Wanted): Promise<ChangeRequest[]> {
  const may = (permission: string) => {
    if (!context.actor.permissions.has(permission)) throw new ApiError('forbidden');
  };
  if (wanted.Kind === 'move') {
    may('manager.change');
    return moveRequests(context, { ...wanted.Form, Mode: wanted.Form.Mode || 'next' });
  }
  may(KIND_PERMISSION[wanted.Kind]);
  const person = await personToChange(context, wanted.Form.ChillCode);
  switch (wanted.Kind) {
    case 'job_status': {
      const doing = ['', '0'].includes(String(wanted.Form.JobStatusCode)) ? 'add' : 'edit';
      return [await statusRequest(context, person, wanted.Form, doing)];
    }
    case 'assignment':
      return [
        await assignmentRequest(context, person, wanted.Form, wanted.Form.AssignmentCode === '' ? 'add' : 'edit'),
      ];
    default: {
      const doing = ['', '0'].includes(String(wanted.Form.managerKeyCode)) ? 'add' : 'edit';
      return [await lineRequest(context, person, wanted.Form, { kind: wanted.Kind, doing })];
    }
  }
}

/** What a save would do, by doing it in a transaction that is rolled back. */
export const previewChange: Handler<'previewChange'> = async (wanted, context) => {
  const requests = await requestsOf(context, wanted);
  return rolledBack(context.db, async (db) => {
    const { now, language, services } = context;
    const inside = { ...context, db };
    const [first] = requests;
    if (!first) throw new ApiError('not_found');
    const ids = requests.map(({ employmentId }) => employmentId);
    const today = dayOf(now);
    const on = first.from > today ? first.from : today;
    const version = await historyVersion(db, first.employmentId);
    const plans = await planChanges(inside, requests);
    const [plan] = plans;
    if (!plan) throw new ApiError('not_found');
    const people = await db
      .select({ personId: employments.personId })
      .from(employments)
      .where(inArray(employments.id, ids));
    const change: PreviewedChange = {
      kind: first.kind,
      employmentIds: ids,
      personIds: people.map(({ personId }) => personId),
      on,
    };
    const effects = effectsIn(services.capabilities);
    const sawBefore = await viewersOf(db, ids, on);
    const lookedBefore: unknown[] = [];
    for (const { look } of effects) lookedBefore.push(await look(inside, change));
    await writeChanges(inside, plans);
    const { gains, loses } = comparedSight(sawBefore, await viewersOf(db, ids, on));
    const told = [];
    for (const [index, { key, look, tell }] of effects.entries()) {
      const after = await look(inside, change);
      const effect = await tell(inside, change, { before: lookedBefore[index], after });
      if (effect) told.push({ key, ...effect });
    }
    const later = await db
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.employmentId, first.employmentId),
          eq(changes.kind, first.kind),
          inArray(changes.state, ['made', 'waiting']),
          gt(changes.effectiveFrom, first.from),
        ),
      )
      .orderBy(asc(changes.effectiveFrom), asc(changes.number))
      .limit(MAX_NAMED);
    const values = [...plan.before, ...plan.after].map((row) => row.values);
    const factsOf = await factTexts(db, values, language);
    const sight = await namedSight(inside, { gains, loses });
    const settings = await readChangeSettings(db);
    return {
      People: requests.length,
      Version: version,
      ...previewRows(plan, factsOf(first.kind)),
      NeedsMode: [...new Set(plans.flatMap(({ needsMode }) => needsMode))],
      Later: await laterChanges(inside, later),
      Sight: { On: wireDate(on), ...sight },
      Reports: await reportCounts(db, ids, on),
      Effects: told.map(({ key, title, count, details }) => ({
        Key: key,
        Title: title,
        Count: count,
        Details: details.slice(0, MAX_NAMED).map(({ text, link }) => ({ Text: text, Link: link })),
      })),
      AsksApproval: settings.approvalKinds.includes(first.kind),
    };
  });
};

async function namedSight(context: CallContext, sight: { gains: readonly string[]; loses: readonly string[] }) {
  const named = async (accountIds: readonly string[]) => {
    const people = await personsByAccount(context, accountIds.slice(0, MAX_NAMED));
    return {
      Count: accountIds.length,
      People: [...people.values()].sort((one, other) => one.Name.localeCompare(other.Name)),
    };
  };
  return { Gains: await named(sight.gains), Loses: await named(sight.loses) };
}
