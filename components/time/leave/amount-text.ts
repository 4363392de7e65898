import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** An amount of leave in days, as it is said: “12.5 days”. */
export const amountText = (t: Translate<'leave'>, amount: number): string =>
  t('amount', { days: daysOfAmount(amount) });
