import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { MAX_JUSTIFICATION } from '../../../../lib/contract/structure/unit-rules';
import { roleGrants } from '../../../people/accounts/tables';
import { changes } from '../../../people/changes/tables';
import type { ChangeContext } from '../../../people/changes/make/change-request';
import { undoChanges } from '../../../people/changes/make/undo-changes';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { isEverUsed } from '../people/count-people';
import { planUndo } from '../plan/plan-undo';
import type { Structure } from '../plan/structure';
import { lockStructure, readStructure } from '../read/read-structure';
import { refuseUnit, refusingPlans, type Refusal } from '../refuse-unit';
import { isWithin, keptUnits } from '../scope';
import { unitChanges } from '../tables';
import { writeUnits } from './write-units';

type ChangeRow = typeof unitChanges.$inferSelect;

const refuse = (message: Refusal['message']) => refuseUnit({ path: 'ChangeCode', message });

/** Takes a change back: each row that it wrote becomes what it was, and the people whom it moved are where they were. */
export const undoUnitChange: Handler<'undoUnitChange'> = async ({ ChangeCode, Reason }, context) => {
  await lockStructure(context.db);
  await takeBackChange(context, ChangeCode, Reason);
  return {};
};

/** Takes a change back while the structure is held. */
export async function takeBackChange(context: ChangeContext, changeCode: string, because: string): Promise<void> {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const [change] = await db.select().from(unitChanges).where(eq(unitChanges.code, changeCode));
  if (!change) throw new ApiError('not_found');
  const reason = reasonIn(because, change.effectiveFrom <= today);
  if (change.undoneAt !== null) throw refuse('undone_already');
  const before = await readStructure(db);
  const { writes, after } = refusingPlans(() => planUndo(before, change.writes, change.effectiveFrom));
  if (change.kind === 'create') await refuseUsed(db, change, before);
  const touched = [change.unitCode, change.targetCode, change.facts.parentBefore, change.facts.parentAfter];
  const isKept = isWithin(await keptUnits(db, actor, today), {
    ...{ before, after, today, from: change.effectiveFrom },
    touched: touched.filter((code) => code !== null && code !== undefined),
  });
  if (!isKept) throw refuse('outside_scope');
  // The unit first: nobody comes back to one that is closed.
  await writeUnits(db, writes, today);
  if (change.peopleBatches.length > 0) {
    const moved = await db
      .select()
      .from(changes)
      .where(inArray(changes.batch, [...change.peopleBatches]));
    await undoChanges({ ...context, rights: 'granted' }, moved, reason);
  }
  await db
    .update(unitChanges)
    .set({ undoneAt: now, undoneBy: actor.accountId, undoneRole: actor.roleCode, undoneBecause: reason })
    .where(eq(unitChanges.id, change.id));
  await audit(context, {
    subject: { kind: 'unit', id: change.unitCode },
    action: 'take back a change of a unit',
    before: { kind: change.kind, ...change.facts, effectiveFrom: change.effectiveFrom },
    after: { reason },
  });
}

function reasonIn(text: string, isRequired: boolean): string {
  const reason = text.trim();
  if (isRequired && reason === '') throw refuseUnit({ path: 'Reason', message: 'required' });
  if ([...reason].length > MAX_JUSTIFICATION) throw refuseUnit({ path: 'Reason', message: 'too_long' });
  return reason;
}

/** A new unit is taken back while nothing refers to it. */
async function refuseUsed(db: CallContext['db'], { id, unitCode }: ChangeRow, structure: Structure): Promise<void> {
  const isOfUnit = or(eq(unitChanges.unitCode, unitCode), eq(unitChanges.targetCode, unitCode));
  const later = await db
    .select({ id: unitChanges.id })
    .from(unitChanges)
    .where(and(isOfUnit, isNull(unitChanges.undoneAt), ne(unitChanges.id, id)))
    .limit(1);
  if (later.length > 0) throw refuse('later_change');
  const isParent = [...structure.values()].some(({ parent }) => parent.some(({ value }) => value === unitCode));
  const grants = await db.$count(roleGrants, eq(roleGrants.unitCode, unitCode));
  if (isParent || grants > 0 || (await isEverUsed(db, unitCode))) throw refuse('in_use');
}
