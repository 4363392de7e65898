import type { z } from 'zod';
import type { unitCalls } from '../../../../lib/contract/structure/units';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { peopleFrom } from '../people/move-people';
import { planChange, type UnitPlan } from '../plan/plan-change';
import type { Structure } from '../plan/structure';
import type { UnitRequest } from '../plan/unit-request';
import { readRequest } from '../read-request';
import { readStructure } from '../read/read-structure';
import { refuseUnit, refusingPlans } from '../refuse-unit';
import { isWithin, keptUnits } from '../scope';

export interface PreparedChange {
  readonly plan: UnitPlan;
  readonly before: Structure;
  readonly justification: string;
  /** Those who are in a unit that ends, on its last day or later. */
  readonly people: number;
}

/** The units that a plan is about, beside those below the one that is changed. */
export function touchedBy({ request, facts }: UnitPlan): string[] {
  const codes = [request.code, facts.parentBefore, facts.parentAfter, facts.target];
  return codes.filter((code) => code !== undefined && code !== null);
}

interface Asked {
  readonly before: Structure;
  readonly request: UnitRequest;
  /** The tops of what somebody looks after; null for everything. */
  readonly roots: readonly string[] | null;
}

/** Plans a change on a structure, and refuses it where it cannot be, goes beyond some units, or leaves people without one. */
export async function planWithin(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { before, request, roots }: Asked,
): Promise<Omit<PreparedChange, 'justification'>> {
  const plan = refusingPlans(() => planChange(before, request));
  const span = { before, after: plan.after, touched: touchedBy(plan), from: request.from, today: dayOf(now) };
  if (!isWithin(roots, span)) throw refuseUnit({ path: 'EffectiveFrom', message: 'outside_scope' });
  const ends = request.kind === 'close' || request.kind === 'merge';
  const people = ends ? (await peopleFrom(db, request.code, request.from)).length : 0;
  if (people > 0 && !plan.facts.target) throw refuseUnit({ path: 'Target', message: 'has_people' });
  return { plan, before, people };
}

/** Plans a change on the structure as it is, and refuses it where it cannot be or goes beyond what the caller looks after. */
export async function prepareChange(
  context: CallContext,
  wanted: z.output<typeof unitCalls.changeUnit.request>,
): Promise<PreparedChange> {
  const { db, actor, now } = context;
  const before = await readStructure(db);
  const { request, justification } = await readRequest(context, before, wanted);
  const roots = await keptUnits(db, actor, dayOf(now));
  return { ...(await planWithin(context, { before, request, roots })), justification };
}
