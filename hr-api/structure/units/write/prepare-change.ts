import type { z } from 'zod';
import type { unitCalls } from '../../../../lib/contract/structure/units';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { peopleFrom } from '../people/move-people';
import { planChange, type UnitPlan } from '../plan/plan-change';
import type { Structure } from '../plan/structure';
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

/** Plans a change on the structure as it is, and refuses it where it cannot be or goes beyond what the caller looks after. */
export async function prepareChange(
  context: CallContext,
  wanted: z.output<typeof unitCalls.changeUnit.request>,
): Promise<PreparedChange> {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const before = await readStructure(db);
  const { request, justification } = await readRequest(context, before, wanted);
  const plan = refusingPlans(() => planChange(before, request));
  const roots = await keptUnits(db, actor, today);
  if (!isWithin(roots, { before, after: plan.after, touched: touchedBy(plan), from: request.from, today }))
    throw refuseUnit({ path: 'EffectiveFrom', message: 'outside_scope' });
  const ends = request.kind === 'close' || request.kind === 'merge';
  const people = ends ? (await peopleFrom(db, request.code, request.from)).length : 0;
  if (people > 0 && !plan.facts.target) throw refuseUnit({ path: 'Target', message: 'has_people' });
  return { plan, before, justification, people };
}
