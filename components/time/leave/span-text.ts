import type { Language } from '@/lib/contract/platform/languages';
import type { LeavePortion } from '@/lib/contract/time/leave/leave-rules';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** For when leave is, with days as replies write them. */
export interface WireSpan {
  readonly From: string;
  readonly To: string;
  readonly FromPortion: LeavePortion;
  readonly ToPortion: LeavePortion;
  readonly Hours: number;
}

/** From when to when, with halves and hours, in words. */
export function spanText(
  t: Translate<'my-leave.span'>,
  { From, To, FromPortion, ToPortion, Hours }: WireSpan,
  language: Language,
): string {
  const [from, to] = [wireTimeText(From, language), wireTimeText(To, language)];
  if (From !== To)
    return t('days', {
      from: FromPortion === 'second' ? t('fromNoon', { day: from }) : from,
      to: ToPortion === 'first' ? t('untilNoon', { day: to }) : to,
    });
  if (Hours > 0) return t('hours', { day: from, hours: Hours });
  return FromPortion === 'whole' ? from : t(FromPortion === 'first' ? 'morning' : 'afternoon', { day: from });
}
