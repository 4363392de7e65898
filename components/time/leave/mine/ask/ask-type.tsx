import { RadioCards } from '@/components/ui/form/radio-cards';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { isCounted } from '../balances/balance-facts';

interface AskTypeProps {
  readonly offered: readonly LeaveBalance[];
  readonly chosen: number;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onChoose: (code: number) => void;
}

/** Which leave, each with what is left of it. */
export function AskType({ offered, chosen, isBusy, error, onChoose }: AskTypeProps) {
  const t = useMessages('my-leave.ask');
  return (
    <RadioCards
      legend={t('type')}
      options={offered.map((balance) => ({
        value: String(balance.TypeCode),
        title: balance.Name,
        text: isCounted(balance) ? t('left', { days: daysOfAmount(balance.Balance) }) : t('unlimited'),
      }))}
      chosen={String(chosen)}
      isBusy={isBusy}
      error={error}
      onChoose={(code) => onChoose(Number(code))}
      areShort
      className="digits"
    />
  );
}
