import { and, eq, lt } from 'drizzle-orm';
import { auditEntries } from '../../platform/audit/tables';
import type { CallContext } from '../../platform/calls/call';
import { isReferred } from '../../platform/db/is-referred';
import { ApiError } from '../../platform/errors';
import { closeAccess } from '../../access/user-accounts/writing/close-access';
import { accounts } from '../../people/accounts/tables';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import { responsibilitiesIn } from '../../people/changes/leaving/responsibility';
import { undoChanges } from '../../people/changes/make/undo-changes';
import { changes } from '../../people/changes/tables';
import { employments, persons } from '../../people/tables';
import { removePeople } from '../joining/remove-people';
import { changeTexts } from '../change-texts';
import type { OpenPerson } from '../open-person';
import { makeLeaving, type PlannedHandover } from './make-leaving';
import { findPersonsToNotify, notifyNeverCame } from './notify-never-came';
import type { LeavingForm, LeavingRequest } from './read-leaving';

/**
 * What letting somebody go came to. Of whoever never came: `removed`, as if they had never been added, or `kept` as never begun, because
 * something stands there.
 */
export interface LetGo {
  readonly kind: 'leaving' | 'removed' | 'kept';
  readonly handedOver: readonly PlannedHandover[];
  /** The change; null where there is nobody any more of whom it could be. */
  readonly made: { readonly code: string; readonly rowId: string } | null;
}

interface Letting {
  readonly form: LeavingForm;
  readonly isTrial: boolean;
}

/** Ends an employment after its last day, or takes one back that never began, in the transaction of the call. */
export async function letGo(context: CallContext, request: LeavingRequest, how: Letting): Promise<LetGo> {
  if (request.neverCame) return takeEmploymentBack(context, request, how);
  const made = await makeLeaving(context, request, how);
  return { kind: 'leaving', handedOver: made.handedOver, made };
}

/**
 * Whoever was added and left no trace is removed; else the employment stays without a day, and what they hold is handed over as by a
 * leaving. Managers and HR are notified, unless it is only tried out.
 */
async function takeEmploymentBack(context: CallContext, request: LeavingRequest, how: Letting): Promise<LetGo> {
  const { person } = request;
  await refuseIfWorked(context, person);
  const toNotify = how.isTrial ? null : await findPersonsToNotify(context, person);
  if (toNotify) await closeAccess(context, person.personId);
  const isRemoved = !(await hasTraces(context, person)) && (await removeIfAlone(context, request));
  const made = isRemoved ? null : await makeLeaving(context, request, how);
  if (toNotify) await notifyNeverCame(context, person, toNotify);
  return { kind: isRemoved ? 'removed' : 'kept', handedOver: made?.handedOver ?? [], made };
}

/** Whether they hold something that is handed over, or have done anything with their account. */
async function hasTraces(context: CallContext, { id, personId, validFrom }: OpenPerson): Promise<boolean> {
  const leaver = { employmentId: id, personId, day: validFrom };
  for (const { find } of responsibilitiesIn(context.services.capabilities))
    if (await find(context, leaver)) return true;
  const [acted] = await context.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .innerJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .where(eq(accounts.personId, personId))
    .limit(1);
  return acted !== undefined;
}

/** Removes somebody of whom nothing is but what they were added with; false, and nothing done, where there is more. */
async function removeIfAlone(context: CallContext, { person, justification }: LeavingRequest): Promise<boolean> {
  const { id: employmentId, personId, validFrom: from } = person;
  const { db, language } = context;
  const all = await db.select().from(changes).where(eq(changes.employmentId, employmentId));
  const [first] = all;
  if (!first || all.some(({ state, batch, intent }) => state !== 'made' || batch !== first.batch || intent !== 'add'))
    return false;
  const comesBack =
    (await db.$count(employments, and(eq(employments.personId, personId), lt(employments.validFrom, from)))) > 0;
  const [named] = await db.select({ empid: persons.empid }).from(persons).where(eq(persons.id, personId));
  const reason = justification || changeTexts[language].neverCame;
  try {
    await db.transaction(async (tx) => {
      await undoChanges({ ...context, db: tx }, all, reason);
      const added = { employmentId, personId, from, comesBack, key: named?.empid ?? '' };
      await removePeople({ ...context, db: tx }, [added], { batch: first.batch, reason });
    });
    return true;
  } catch (error) {
    if (isReferred(error) || (error instanceof ApiError && error.code === 'invalid')) return false;
    throw error;
  }
}

/** Refuses it where something stands that only somebody who came can have done. */
async function refuseIfWorked(context: CallContext, { id, personId, validFrom }: OpenPerson): Promise<void> {
  const joiner = { employmentId: id, personId, from: validFrom };
  const stands: string[] = [];
  for (const { signsOfWork } of context.services.capabilities) {
    const found = await signsOfWork?.(context, joiner);
    if (found) stands.push(`${found.title}: ${found.count}`);
  }
  if (stands.length === 0) return;
  const { message, details } = refuseChange({ path: 'NeverCame', message: 'has_worked' });
  throw new ApiError('invalid', { ...details, message, params: { stands: stands.join(', ') } });
}
