import type { EntryKind } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveEntry } from '@/lib/contract/time/leave/leave-shapes';
import { wireCalendarDate } from '@/lib/dates';

/** What happened to a balance: one entry, or the days of one request in a row. Days are as replies write them. */
export interface LedgerStep {
  readonly kind: EntryKind;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  /** After it. */
  readonly balance: number;
  readonly lastDay: string;
  readonly note: string;
  readonly isToCome: boolean;
  readonly grant: LeaveEntry['Grant'];
  /** Whether the same span was granted before: what is known too late is a difference. */
  readonly isDifference: boolean;
}

/** Entries in their order, with the days of one request as one. `today` is YYYY-MM-DD. */
export function ledgerStepsOf(entries: readonly LeaveEntry[], today: string): LedgerStep[] {
  const found: (LedgerStep & { readonly request: string })[] = [];
  const granted = new Set<string>();
  for (const entry of entries) {
    const {
      Kind: kind,
      Day,
      Amount,
      Balance: balance,
      LastDay: lastDay,
      Note: note,
      RequestCode,
      Grant: grant,
    } = entry;
    const isToCome = (wireCalendarDate(Day) ?? '') > today;
    const last = found.at(-1);
    const isSame = RequestCode !== '' && last?.request === RequestCode && last.kind === kind;
    if (last && isSame && last.isToCome === isToCome)
      found[found.length - 1] = { ...last, to: Day, amount: last.amount + Amount, balance };
    else {
      const isDifference = grant !== null && granted.has(grant.From);
      const what = { kind, from: Day, to: Day, amount: Amount, balance, lastDay, note, isToCome, grant, isDifference };
      found.push({ ...what, request: RequestCode });
    }
    if (grant) granted.add(grant.From);
  }
  return found;
}
