import { inArray } from 'drizzle-orm';
import type { LeaveEntry } from '../../../../lib/contract/time/leave/leave-shapes';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireDate, wireInstant, type CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { openHolder } from '../holder';
import { readAccounts, type AccountEntry, type LeaveAccount } from '../ledger/read-account';
import { monthsOfPeriod, periodFrom, ruleDated, weighPeriod, WHOLE_MONTH } from '../rules/entitlement';
import { balanceOn, entriesUntil, type LedgerEntry } from '../rules/foresee';
import { lastDayOf } from '../rules/leave-year';
import { inOrder, replay } from '../rules/replay';
import { leaveRequests } from '../tables';
import { onDay } from './on-day';

const wireDay = (day: CalendarDate | null) => (day === null ? '' : wireDate(day));

/**
 * By which rule and for which part of a period something was granted. The part is what counts today, so it is that of the last grant of
 * a period: what one before it was granted by has changed since. By worked days there is none.
 */
function grantOf({ period }: LedgerEntry, { rules, employed }: LeaveAccount, isLast: boolean): LeaveEntry['Grant'] {
  const dated = period === null ? null : ruleDated(rules, period);
  const span = dated && period ? periodFrom(dated.rule, period) : null;
  if (!dated || !span) return null;
  const { rule } = dated;
  const hasPart = isLast && rule.basis !== 'worked';
  const part = weighPeriod(span, employed, rule.proRata) / (WHOLE_MONTH * monthsOfPeriod(rule));
  return {
    From: wireDate(span.first),
    To: wireDate(lastDayOf(span)),
    RuleFrom: wireDate(dated.from),
    FullAmount: rule.amount,
    Part: hasPart ? Math.round(part * 1000) : null,
  };
}

async function codesOf(db: Database, entries: readonly AccountEntry[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ requestId }) => requestId ?? []))];
  const rows = await db
    .select({ id: leaveRequests.id, code: leaveRequests.code })
    .from(leaveRequests)
    .where(inArray(leaveRequests.id, ids));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

const isWritten = (entry: LedgerEntry): entry is AccountEntry => 'writtenAt' in entry;

/** The chain of entries that a balance is the sum of, each with the balance after it, and of what it is left. */
export const getLeaveBalance: Handler<'getLeaveBalance'> = async ({ ChillCode, TypeCode, On }, context) => {
  const { db, now } = context;
  const today = dayOf(now);
  const on = onDay(On, today);
  const holder = await openHolder(context, ChillCode);
  const account = (await readAccounts(db, holder, { today, until: on })).get(TypeCode);
  if (!account) throw new ApiError('not_found');
  const foreseen = account.foreseen(on, []);
  const known: readonly LedgerEntry[] = on > today ? entriesUntil(foreseen, on) : account.entries;
  const codes = await codesOf(db, account.entries);
  const shown = inOrder(known.filter(({ day }) => day <= on));
  const lastOf = new Map(shown.map((entry) => [entry.period, entry]));
  let balance = 0;
  const Entries = shown.map((entry): LeaveEntry => {
    balance += entry.amount;
    const written = isWritten(entry) ? entry : null;
    return {
      Kind: entry.kind,
      Day: wireDate(entry.day),
      Amount: entry.amount,
      Balance: balance,
      LastDay: wireDay(entry.lastDay),
      Note: written?.note ?? '',
      RequestCode: codes.get(written?.requestId ?? '') ?? '',
      WrittenDate: written ? wireInstant(written.writtenAt) : '',
      Grant: grantOf(entry, account, lastOf.get(entry.period) === entry),
    };
  });
  return {
    Balance: balanceOn(known, on),
    Entries,
    Credits: replay(known, foreseen.carryOn, on).credits.map(({ kind, day, lastDay, amount, left }) => ({
      ...{ Kind: kind, Day: wireDate(day), LastDay: wireDay(lastDay), Amount: amount, Left: left },
    })),
  };
};
