import type { RequestFor } from '@/lib/contract/all';
import type { ENTERED_KINDS } from '@/lib/contract/time/leave/leave-rules';
import { readAmount } from '../../amount-input';

/** An entry as it is typed: its amount in days, and whether that is given or taken. */
export interface EntryValues {
  readonly TypeCode: number;
  readonly Kind: (typeof ENTERED_KINDS)[number];
  readonly IsTaken: boolean;
  readonly Amount: string;
  /** YYYY-MM-DD. */
  readonly Day: string;
  /** Empty: as the rule says. */
  readonly LastDay: string;
  readonly Note: string;
}

/** What is paid out goes, what is earned comes; a correction does either. */
export const isTaken = ({ Kind, IsTaken }: Pick<EntryValues, 'Kind' | 'IsTaken'>): boolean =>
  Kind === 'encashed' || (Kind === 'correction' && IsTaken);

export function entryRequest(ChillCode: string, values: EntryValues): RequestFor<'addLeaveEntry'> {
  const { TypeCode, Kind, Day, Note } = values;
  const amount = readAmount(values.Amount) ?? 0;
  const isGone = isTaken(values);
  return {
    ChillCode,
    TypeCode,
    Kind,
    Day,
    Amount: isGone ? -amount : amount,
    LastDay: isGone ? '' : values.LastDay,
    Note: Note.trim(),
  };
}
