import { and, desc, eq, lte } from 'drizzle-orm';
import type { LeaveIssue } from '../../../../lib/contract/time/leave/leave-rules';
import { canCorrectHistory } from '../../../people/policy';
import { covers } from '../../../people/effective-dates';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { auditedType } from '../balances/private-types';
import { openHolder } from '../holder';
import { lockLeaveOf } from '../ledger/lock-ledger';
import { readAccounts } from '../ledger/read-account';
import { readRules } from '../ledger/read-rules';
import { settleLate } from '../ledger/settle';
import { ruleOn } from '../rules/entitlement';
import { balanceOn } from '../rules/foresee';
import { leaveEntries, workShares } from '../tables';

const refused = (path: string, message: LeaveIssue) => new ApiError('invalid', { issues: [{ path, message }] });

/** Somebody whom the caller keeps, held until the end of the transaction; nobody corrects their own. */
async function lockKept(context: CallContext, code: string) {
  const holder = await openHolder(context, code);
  if (!canCorrectHistory(context.actor, holder)) throw new ApiError('forbidden');
  await lockLeaveOf(context.db, holder.id);
  return holder;
}

/** Adds an entry by hand. What has ended since its day is settled along. */
export const addLeaveEntry: Handler<'addLeaveEntry'> = async (asked, context) => {
  const { db, now } = context;
  const { ChillCode, TypeCode, Kind, Day, Amount, Note } = asked;
  const holder = await lockKept(context, ChillCode);
  const rule = ruleOn((await readRules(db)).get(TypeCode) ?? [], Day);
  if (!rule) throw refused('TypeCode', 'not_offered');
  if (!covers(holder, Day)) throw refused('Day', 'not_employed');
  if (Kind === 'encashed' && !rule.isEncashed) throw refused('Kind', 'not_encashed');
  const isWrongSign = (Kind === 'earned' && Amount < 0) || (Kind === 'encashed' && Amount > 0);
  if (Amount === 0 || isWrongSign) throw refused('Amount', 'not_valid');
  if (Note === '') throw refused('Note', 'required');
  const earnedUntil = rule.earnedDays === null ? null : daysAfter(Day, rule.earnedDays);
  const lastDay = asked.LastDay || (Kind === 'earned' ? earnedUntil : null);
  if (lastDay !== null && Amount < 0) throw refused('LastDay', 'not_valid');
  if (lastDay !== null && lastDay < Day) throw refused('LastDay', 'end_before_beginning');

  const entry = { typeCode: TypeCode, kind: Kind, day: Day, amount: Amount, lastDay, note: Note };
  await db.insert(leaveEntries).values({ ...entry, employmentId: holder.id, writtenAt: now });
  await audit(context, {
    subject: { kind: 'leave', id: holder.id },
    personId: holder.personId,
    action: 'enter leave',
    after: { ...entry, typeCode: await auditedType(db, TypeCode) },
  });
  const today = dayOf(now);
  await settleLate(db, { employmentIds: [holder.id], from: Day, today, now });
  const account = (await readAccounts(db, holder, { today, until: today })).get(TypeCode);
  return { Balance: balanceOn(account?.entries ?? [], today) };
};

/** Says with what part of full time somebody works from a day on. */
export const setWorkShare: Handler<'setWorkShare'> = async ({ ChillCode, From, Percent }, context) => {
  const { db } = context;
  const holder = await lockKept(context, ChillCode);
  if (!covers(holder, From)) throw refused('From', 'not_employed');
  const { employmentId, validFrom } = workShares;
  const [before] = await db
    .select({ from: validFrom, percent: workShares.percent })
    .from(workShares)
    .where(and(eq(employmentId, holder.id), lte(validFrom, From)))
    .orderBy(desc(validFrom))
    .limit(1);
  await db
    .insert(workShares)
    .values({ employmentId: holder.id, validFrom: From, percent: Percent })
    .onConflictDoUpdate({ target: [employmentId, validFrom], set: { percent: Percent } });
  await audit(context, {
    subject: { kind: 'leave', id: holder.id },
    personId: holder.personId,
    action: 'change share of full time',
    ...(before && { before }),
    after: { from: From, percent: Percent },
  });
  return {};
};
