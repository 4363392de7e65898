import { nearestEmployment } from '../../../people/data';
import { nearestDayIn } from '../../../people/effective-dates';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import type { ApproverRule, ChainStep } from '../chains/chain';
import { isOwn, type About, type Approver } from './approver';
import { findLeaders, isAtWork } from './find-leaders';
import { findRoleHolders } from './find-role-holders';

interface Concerned {
  readonly employmentId: string;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

async function approversBy(db: Database, rule: ApproverRule, concerned: Concerned): Promise<Approver[]> {
  const { kind } = rule;
  if (kind === 'person') {
    const { personId } = rule;
    return (await isAtWork(db, personId, concerned.today)) ? [{ personId, via: kind, roleCode: null }] : [];
  }
  if (kind === 'role' || kind === 'hr') {
    const by = kind === 'role' ? { roleCode: rule.roleCode } : { permission: 'approval.decide' };
    return (await findRoleHolders(db, by, concerned)).map((holder) => ({ ...holder, via: kind }));
  }
  const leaders = await findLeaders(db, concerned.employmentId, { kind, ...concerned });
  return leaders.map((personId) => ({ personId, via: kind, roleCode: null }));
}

/**
 * Whom a step asks today. Neither the person concerned nor whoever asked decides; where that leaves nobody it is HR, and where HR
 * has nobody else those who keep the chains, so that nothing waits for ever.
 */
export async function resolveApprovers(
  db: Database,
  about: About,
  { approvers }: Pick<ChainStep, 'approvers'>,
  today: CalendarDate,
): Promise<Approver[]> {
  const employment = await nearestEmployment(db, about.personId, today);
  if (!employment) return [];
  const concerned = { employmentId: employment.id, on: nearestDayIn(employment, today), today };
  const found = new Map<string, Approver>();
  const add = (all: readonly Approver[]) => {
    for (const one of all) if (!isOwn(about, one.personId) && !found.has(one.personId)) found.set(one.personId, one);
  };
  for (const rule of approvers) add(await approversBy(db, rule, concerned));
  for (const permission of ['approval.decide', 'approval.configure']) {
    if (found.size > 0) break;
    const holders = await findRoleHolders(db, { permission }, concerned);
    add(holders.map((holder) => ({ ...holder, via: 'hr' as const })));
  }
  return [...found.values()];
}
