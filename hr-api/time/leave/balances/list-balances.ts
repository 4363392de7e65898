import type { LeaveBalance } from '../../../../lib/contract/time/leave/leave-shapes';
import type { EntryKind } from '../../../../lib/contract/time/leave/leave-rules';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import { openHolder } from '../holder';
import { readAccounts, type LeaveAccount } from '../ledger/read-account';
import { ruleOn } from '../rules/entitlement';
import { balanceOn, entriesUntil } from '../rules/foresee';
import { leaveYearOf } from '../rules/leave-year';
import { lapseOf, replay, type Entry } from '../rules/replay';
import { onDay } from './on-day';
import { readTypes, type NamedLeaveType } from './read-types';

const sumOf = (entries: readonly Entry[], isCounted: (entry: Entry) => boolean): number =>
  entries.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0);

const isKind =
  (...kinds: readonly EntryKind[]) =>
  ({ kind }: Entry) =>
    kinds.includes(kind);

const isCredited = isKind('grant', 'carry', 'earned', 'correction');
/** What a year gives to the next is not taken from what the next has. */
const isCarriedOut = ({ kind, day, lastDay }: Entry) => kind === 'carry' && lastDay !== null && lastDay < day;

interface When {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/** What an account is as on a day; null where the type never was theirs and is not for them. */
function balanceOf(type: NamedLeaveType, account: LeaveAccount, { on, today }: When): LeaveBalance | null {
  const rule = ruleOn(account.rules, on);
  if (!rule) return null;
  const isTheirs = account.entries.length > 0 || account.pending.length > 0;
  const isFor = account.isFor(rule, on);
  if (!isTheirs && !(isFor && type.isActive)) return null;
  const foreseen = account.foreseen(on, []);
  const known = on > today ? entriesUntil(foreseen, on) : account.entries;
  const { credits } = replay(known, foreseen.carryOn, on);
  const year = leaveYearOf(on, rule.yearBegins);
  const inYear = known.filter(({ day }) => day >= year.first && day <= on);
  const lastDays = new Set(credits.flatMap(({ lastDay }) => lastDay ?? []));
  const lapseOn = (lastDay: CalendarDate) =>
    lapseOf(
      lastDay,
      credits.filter((credit) => credit.lastDay === lastDay),
      foreseen.carryOn,
    );
  return {
    TypeCode: type.code,
    Name: type.name,
    IsPaid: type.isPaid,
    IsOffered: type.isActive && (isFor || isTheirs),
    Balance: balanceOn(known, on),
    Credited: sumOf(inYear, (entry) => isCredited(entry) && !isCarriedOut(entry)),
    Taken: -sumOf(inYear, isKind('taken', 'cancelled')),
    Lapsed: -sumOf(inYear, isKind('expiry')),
    Encashed: -sumOf(inYear, isKind('encashed')),
    Planned: -sumOf(account.entries, (entry) => entry.day > on && isKind('taken', 'cancelled')(entry)),
    Pending: account.pending.reduce((sum, { amount }) => sum + amount, 0),
    Ends: [...lastDays].flatMap((lastDay) => {
      const Amount = lapseOn(lastDay);
      return Amount > 0 ? [{ Amount, LastDay: wireDate(lastDay) }] : [];
    }),
    BelowZero: rule.belowZero,
    Piece: rule.piece,
    NoticeDays: rule.noticeDays,
    ProofFrom: rule.proofFrom,
  };
}

/** Each type that is or was somebody's, or that they may ask for. */
export const listLeaveBalances: Handler<'listLeaveBalances'> = async ({ ChillCode, On }, context) => {
  const { db, language, now } = context;
  const today = dayOf(now);
  const on = onDay(On, today);
  const holder = await openHolder(context, ChillCode);
  const accounts = await readAccounts(db, holder, { today, until: on });
  return (await readTypes(db, language)).flatMap((type) => {
    const account = accounts.get(type.code);
    return (account && balanceOf(type, account, { on, today })) ?? [];
  });
};
