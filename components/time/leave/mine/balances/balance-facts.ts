import type { Language } from '@/lib/contract/platform/languages';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** Whether it is counted at all: what has no limit below zero is taken as it is needed. */
export const isCounted = ({ BelowZero }: Pick<LeaveBalance, 'BelowZero'>): boolean => BelowZero !== null;

/** How many ends are said of a balance; all of them stand where it is explained. */
const MAX_ENDS = 2;

const FACTS = ['Taken', 'Planned', 'Pending', 'Lapsed', 'Encashed'] as const;

/** What there is to say of a balance beside what is left, in short pieces. */
export function balanceFacts(t: Translate<'my-leave.balances'>, balance: LeaveBalance, language: Language) {
  const facts = FACTS.filter((fact) => balance[fact] > 0).map((fact) =>
    t(`facts.${fact}`, { days: daysOfAmount(balance[fact]) }),
  );
  const ends = isCounted(balance)
    ? balance.Ends.filter(({ Amount }) => Amount > 0)
        .slice(0, MAX_ENDS)
        .map(({ Amount, LastDay }) => t('ends', { days: daysOfAmount(Amount), date: wireTimeText(LastDay, language) }))
    : [];
  return { facts, ends };
}
