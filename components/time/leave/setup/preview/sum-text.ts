import type { ReplyFor } from '@/lib/contract/all';
import type { Translate } from '@/lib/i18n/message-key';

export type Work = ReplyFor<'previewLeaveWork'>;
type Sum = Work['Entries'][number];

/** What would be written of one kind, in words. Rules grant, carry and let lapse; the two sides of what is carried come to nothing. */
export function sumText(
  t: Translate<'leave-setup'>,
  amountText: (amount: number) => string,
  { Kind, Amount, People }: Sum,
): string | null {
  const people = t('people', { count: People });
  const days = amountText(Math.abs(Amount));
  if (Kind === 'grant') return t(Amount < 0 ? 'sums.grantedLess' : 'sums.granted', { days, people });
  if (Kind === 'expiry') return t(Amount > 0 ? 'sums.lapsedLess' : 'sums.lapsed', { days, people });
  return Kind === 'carry' ? t('sums.carried', { people }) : null;
}
