import type { Translate } from '@/lib/i18n/message-key';
import type { LedgerStep } from './ledger-steps';

/** What happened, in words; a carry says in which direction. */
export function kindText(
  t: Translate<'my-leave.why'>,
  what: Pick<LedgerStep, 'kind' | 'amount' | 'isDifference'>,
): string {
  const { kind, amount, isDifference } = what;
  if (kind === 'carry') return t(amount < 0 ? 'kinds.carriedOn' : 'kinds.carriedOver');
  if (kind === 'earned' && amount < 0) return t('kinds.earnedBack');
  if (kind === 'grant' && isDifference) return t('kinds.grantedAnew');
  return t(`kinds.${kind}`);
}
