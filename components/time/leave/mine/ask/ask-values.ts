import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import type { LeaveAsking } from '@/lib/contract/time/leave/leave';
import type { LeavePiece, LeavePortion } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { wireCalendarDate } from '@/lib/dates';

/** What is chosen and typed; null is what nobody has chosen yet. Days are YYYY-MM-DD, empty where what is typed is none. */
export interface AskValues {
  readonly TypeCode: number | null;
  readonly From: string | null;
  readonly To: string | null;
  readonly FromPortion: LeavePortion;
  readonly ToPortion: LeavePortion;
  readonly Hours: number;
  readonly Note: string;
  readonly ProofCode: AttachedFile | null;
}

export const NOTHING_ASKED: AskValues = {
  ...{ TypeCode: null, From: null, To: null, FromPortion: 'whole', ToPortion: 'whole', Hours: 0, Note: '' },
  ProofCode: null,
};

/** With a type and days, chosen or likely. */
export type WholeAskValues = AskValues & { readonly TypeCode: number; readonly From: string; readonly To: string };

/** An open request, to be changed. */
export const valuesOf = (request: LeaveRequest): AskValues => ({
  TypeCode: request.TypeCode,
  From: wireCalendarDate(request.From) ?? '',
  To: wireCalendarDate(request.To) ?? '',
  FromPortion: request.FromPortion,
  ToPortion: request.ToPortion,
  Hours: request.Hours,
  Note: request.Note,
  ProofCode: request.ProofCode ? { HeaderCode: request.ProofCode, FileName: request.ProofName } : null,
});

/** What of a single day is chosen; a beginning or an end at noon that was chosen for several days counts on. */
export function dayPortionOf({ FromPortion, ToPortion }: Pick<AskValues, 'FromPortion' | 'ToPortion'>): LeavePortion {
  if (FromPortion === ToPortion) return FromPortion;
  if (FromPortion === 'whole') return ToPortion === 'first' ? 'first' : 'whole';
  return ToPortion === 'whole' ? FromPortion : 'whole';
}

interface Noons {
  readonly fromNoon: boolean;
  readonly untilNoon: boolean;
}

/** Where several days begin and end; the morning that was chosen for one day says nothing of the last of several. */
export const noonsOf = ({ FromPortion, ToPortion }: Pick<AskValues, 'FromPortion' | 'ToPortion'>): Noons => ({
  fromNoon: FromPortion === 'second',
  untilNoon: ToPortion === 'first' && FromPortion !== 'first',
});

export const portionsOf = ({ fromNoon, untilNoon }: Noons): Pick<AskValues, 'FromPortion' | 'ToPortion'> => ({
  FromPortion: fromNoon ? 'second' : 'whole',
  ToPortion: untilNoon ? 'first' : 'whole',
});

type AskedSpan = Required<Pick<LeaveAsking, 'From' | 'To' | 'FromPortion' | 'ToPortion' | 'Hours'>>;

/** The fields of a call: halves and hours only as they fit the days and the pieces in which the type is taken. */
export function askedSpan(values: WholeAskValues, piece: LeavePiece): AskedSpan {
  const { From, To, Hours } = values;
  const whole = { From, To, FromPortion: 'whole', ToPortion: 'whole', Hours: 0 } as const;
  if (piece === 'day') return whole;
  if (From !== To) return { ...whole, ...portionsOf(noonsOf(values)) };
  const portion = dayPortionOf(values);
  const hours = piece === 'hour' && portion === 'whole' ? Hours : 0;
  return { ...whole, FromPortion: portion, ToPortion: portion, Hours: hours };
}

/** The last day goes along with the first where it was the same day, or would lie before it. */
export function fromDay(
  { From, To }: Pick<WholeAskValues, 'From' | 'To'>,
  day: string,
): Pick<AskValues, 'From' | 'To'> {
  const isAlong = To === From || To === '' || (day !== '' && To < day);
  return { From: day, To: isAlong ? day : To };
}
