import { nearestEmployment } from '../../../people/data';
import { nearestDayIn } from '../../../people/effective-dates';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import type { ApproverRule, ChainStep } from '../chains/chain';
import { isOwn, type About, type Approver } from './approver';
import { findLeaders, isAtWork } from './find-leaders';
import { findRoleHolders, type RoleHolder } from './find-role-holders';

const HR_DECIDES = 'approval.decide';

interface Concerned {
  readonly employmentId: string;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

type HoldersOf = (permission: string) => Promise<RoleHolder[]>;

/** Those with a permission over whom it concerns; who is asked for twice is looked up once. */
function holdersOver(db: Database, concerned: Concerned): HoldersOf {
  const found = new Map<string, RoleHolder[]>();
  return async (permission) => {
    const known = found.get(permission) ?? (await findRoleHolders(db, { permission }, concerned));
    found.set(permission, known);
    return known;
  };
}

async function approversBy(
  db: Database,
  rule: ApproverRule,
  concerned: Concerned,
  holdersOf: HoldersOf,
): Promise<Approver[]> {
  const { kind } = rule;
  if (kind === 'person') {
    const { personId } = rule;
    return (await isAtWork(db, personId, concerned.today)) ? [{ personId, via: kind, roleCode: null }] : [];
  }
  const asked = (holders: readonly RoleHolder[]) => holders.map((holder) => ({ ...holder, via: kind }));
  if (kind === 'hr') return asked(await holdersOf(HR_DECIDES));
  if (kind === 'role') return asked(await findRoleHolders(db, { roleCode: rule.roleCode }, concerned));
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
  const holdersOf = holdersOver(db, concerned);
  for (const rule of approvers) add(await approversBy(db, rule, concerned, holdersOf));
  for (const permission of [HR_DECIDES, 'approval.configure']) {
    if (found.size > 0) break;
    const holders = await holdersOf(permission);
    add(holders.map((holder) => ({ ...holder, via: 'hr' as const })));
  }
  return [...found.values()];
}
