import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ChangeKind } from '../../../../lib/contract/changes/change-rules';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { insertRows } from '../../../platform/insert-rows';
import { newCode } from '../../../platform/new-code';
import { canCorrectHistory } from '../../policy';
import { closesCircle, keepsAll, type KindWrite } from '../checks/check-writes';
import { isInClosedUnit } from '../checks/closed-units';
import type { ChangeContext, ChangedEmployment, ChangePlan, ChangeRequest } from './change-request';
import { CHANGE_ACTIONS } from './change-actions';
import { writesBetween, type DatedRow } from '../rows/dated-row';
import { lockLines } from '../checks/find-circles';
import { isLine, KINDS } from '../kinds';
import { planRequest } from './plan-request';
import { recordOf } from './record-of';
import { lockEmployments } from './read-employments';
import { readRows } from '../rows/read-rows';
import { refuseChange, type Refusal } from '../checks/refuse-change';
import { changes } from '../tables';
import { writeRows } from '../rows/write-rows';

export interface MadeChange {
  readonly id: string;
  readonly code: string;
  readonly plan: ChangePlan;
}

export interface MadeChanges {
  readonly batch: string;
  readonly made: readonly MadeChange[];
  readonly writes: readonly KindWrite[];
}

/** Holds the people of some requests, and the lines where they are of lines, and plans what becomes of each one's rows. */
export async function planChanges(
  { db, actor, rights }: ChangeContext,
  requests: readonly ChangeRequest[],
): Promise<ChangePlan[]> {
  const employments = await lockEmployments(
    db,
    requests.map(({ employmentId }) => employmentId),
  );
  const kinds = [...new Set(requests.map(({ kind }) => kind))].sort();
  for (const kind of kinds) if (isLine(kind)) await lockLines(db, kind);
  const rows = new Map<ChangeKind, Awaited<ReturnType<typeof readRows>>>();
  for (const kind of kinds) rows.set(kind, await readRows(db, kind, [...employments.keys()]));
  return requests.map((request) => {
    const employment = employments.get(request.employmentId);
    if (!employment) throw new ApiError('not_found');
    if (!rights && !canCorrectHistory(actor, employment)) throw new ApiError('forbidden');
    return planNamed(employment, rows.get(request.kind)?.get(employment.id) ?? [], request);
  });
}

/**
 * Makes changes of one press, all or none, in the transaction of the call: each is planned on the rows as they are now, written with
 * its record, and refused where the actor does not keep the person on all days that it touches, or where somebody would be above
 * themself on any day.
 */
export async function makeChanges(context: ChangeContext, requests: readonly ChangeRequest[]): Promise<MadeChanges> {
  return writeChanges(context, await checkedPlans(context, requests));
}

/** Plans changes that say of each field how far it goes. */
export async function checkedPlans(context: ChangeContext, requests: readonly ChangeRequest[]): Promise<ChangePlan[]> {
  const plans = await planChanges(context, requests);
  const unsaid = plans.find(({ needsMode }) => needsMode.length > 0);
  if (unsaid) throw modesMissing(unsaid);
  return plans;
}

/** Of one field it is `Mode` that is missing, of several each field's. */
function modesMissing({ needsMode, request: { kind } }: ChangePlan) {
  const isOnly = Object.keys(KINDS[kind].fields).length === 1;
  const [first, ...others] = needsMode.map((field): Refusal => ({
    path: isOnly ? 'Mode' : `Modes.${field}`,
    message: 'required',
  }));
  return refuseChange(first ?? { path: 'Mode', message: 'required' }, ...others);
}

/** Plans one of several; what refuses it says of whom. */
function planNamed(employment: ChangedEmployment, rows: readonly DatedRow[], request: ChangeRequest): ChangePlan {
  try {
    return planRequest(employment, rows, request);
  } catch (error) {
    const issue = error instanceof ApiError ? error.details.issues?.[0] : undefined;
    if (!issue || request.label === undefined) throw error;
    throw refuseChange({ path: `People.${request.label}`, message: issue.message as Refusal['message'] });
  }
}

/** Writes what was planned in this transaction; a change that waited is there already and keeps its code. */
export async function writeChanges(
  context: ChangeContext,
  plans: readonly ChangePlan[],
  waited?: { readonly id: string; readonly code: string; readonly batch: string },
): Promise<MadeChanges> {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const batch = waited?.batch ?? context.batch ?? randomUUID();
  const made = plans.map((plan) => ({ id: waited?.id ?? randomUUID(), code: waited?.code ?? newCode(), plan }));
  const writes = made.flatMap(({ id: changeId, plan: { before, after, request } }) =>
    writesBetween(before, after).map((write): KindWrite => ({
      ...write,
      changeId,
      kind: request.kind,
      tableName: KINDS[request.kind].tableName,
      employmentId: request.employmentId,
    })),
  );
  const isKept = async () => context.rights === 'granted' || keepsAll(db, actor, writes, today);
  if (!(await isKept())) throw refuseChange({ path: 'EffectiveFrom', message: 'outside_scope' });
  if (waited) await db.update(changes).set({ rowId: plans[0]?.rowId }).where(eq(changes.id, waited.id));
  else
    await insertRows(
      db,
      changes,
      made.map(({ id, code, plan }) => ({
        ...recordOf(context, plan),
        ...{ id, code, batch, state: 'made' as const },
      })),
    );
  const reason = plans[0]?.request.justification || 'Change';
  await writeRows(db, writes, { batch, now, today, by: actor.accountId, reason });
  if (writes.some(({ kind }) => kind === 'assignment') && !(await isKept())) {
    throw refuseChange({ path: 'UnitCode', message: 'outside_scope' });
  }
  if (await isInClosedUnit(db, writes)) throw refuseChange({ path: 'UnitCode', message: 'not_valid' });
  if (await closesCircle(db, writes)) throw refuseChange({ path: 'ReportingID', message: 'not_valid' });
  await auditAll(
    context,
    made.map(({ id, plan: { request, personId, was, is } }) => ({
      ...{ subject: { kind: 'change', id }, personId, action: CHANGE_ACTIONS[request.kind] },
      before: was,
      after: { ...is, employment: request.employmentId, effectiveFrom: request.from },
    })),
  );
  return { batch, made, writes };
}
