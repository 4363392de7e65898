import type { UnitChangeKind } from '../../../../lib/contract/structure/unit-rules';
import type { Handler } from '../../../platform/calls/call';
import type { ChangeContext } from '../../../people/changes/make/change-request';
import { audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { newCode } from '../../../platform/new-code';
import { movePeople } from '../people/move-people';
import { beginNames, lockStructure } from '../read/read-structure';
import { prepareChange, type PreparedChange } from './prepare-change';
import { unitChanges } from '../tables';
import { writeUnits } from './write-units';

const ACTIONS = {
  create: { action: 'create unit' },
  rename: { action: 'rename unit' },
  head: { action: 'change head of unit' },
  move: { action: 'move unit' },
  merge: { action: 'merge unit' },
  close: { action: 'close unit' },
} satisfies Record<UnitChangeKind, { action: string }>;

/** Makes a change of a unit, with the people whom it moves, in the transaction of the call. */
export const changeUnit: Handler<'changeUnit'> = async (wanted, context) => {
  await lockStructure(context.db);
  await beginNames(context.db);
  const prepared = await prepareChange(context, wanted);
  const { code, moved } = await makeChange(context, prepared);
  return { Code: prepared.plan.request.code, ChangeCode: code, Moved: moved };
};

/** Writes what was planned of a unit while the structure is held, and answers the change's code and how many people it moved. */
export async function makeChange(
  context: ChangeContext,
  { plan, justification }: Pick<PreparedChange, 'plan' | 'justification'>,
): Promise<{ readonly code: string; readonly moved: number }> {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const { request, facts, writes } = plan;
  const target = facts.target ?? null;
  const isNew = request.kind === 'create';
  if (isNew) await writeUnits(db, writes, today);
  const moved =
    target === null
      ? { batches: [], people: 0 }
      : await movePeople(context, { from: request.code, to: target, on: request.from, justification });
  if (!isNew) await writeUnits(db, writes, today);
  const code = newCode();
  await db.insert(unitChanges).values({
    ...{ code, kind: request.kind, unitCode: request.code, targetCode: target, effectiveFrom: request.from },
    facts: { ...facts, people: moved.people },
    ...{ writes, peopleBatches: moved.batches, justification },
    ...{ madeAt: now, madeBy: actor.accountId, roleCode: actor.roleCode },
  });
  await audit(context, {
    subject: { kind: 'unit', id: request.code },
    ...ACTIONS[request.kind],
    after: { ...facts, people: moved.people, effectiveFrom: request.from, justification },
  });
  return { code, moved: moved.people };
}
