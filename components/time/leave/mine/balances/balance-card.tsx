import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { daysNumber } from '../../days-number';
import { balanceFacts, isCounted } from './balance-facts';

interface BalanceCardProps {
  readonly balance: LeaveBalance;
  /** Fetches what explains it, for when somebody is about to ask. */
  readonly onNear: () => void;
  readonly onExplain: () => void;
}

/** What is left of a type of leave, what became of the rest, and the way to why it is so much. */
export function BalanceCard({ balance, onNear, onExplain }: BalanceCardProps) {
  const t = useMessages('my-leave.balances');
  const language = useLanguage();
  const { Name, Balance, IsOffered } = balance;
  const { facts, ends } = balanceFacts(t, balance, language);
  const number = daysNumber(Balance, language);
  const isLimited = isCounted(balance);
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5 print:break-inside-avoid">
      <h3 className="font-medium wrap-anywhere">{Name}</h3>
      {isLimited ? (
        <p className="mt-2 flex items-baseline gap-2">
          <span className="text-4xl leading-10 font-semibold digits">{number}</span>
          <span className="text-muted">{t('left', { days: daysOfAmount(Balance) })}</span>
        </p>
      ) : (
        <p className="mt-2 text-lg leading-10 font-medium">{t('unlimited')}</p>
      )}
      <div className="mt-1 min-h-10 flex-1 text-muted digits">
        <p>{facts.length > 0 ? facts.join(' · ') : t('untouched')}</p>
        {ends.map((end) => (
          <p key={end}>{end}</p>
        ))}
        {!IsOffered && <p>{t('closed')}</p>}
      </div>
      <p className="mt-3">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={isLimited ? t('whyOf', { type: Name, days: number }) : t('entriesOf', { type: Name })}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onExplain}
          className={`${textButtonClasses} min-h-11 md:min-h-6`}
        >
          {isLimited ? t('why', { days: number }) : t('entries')}
        </button>
      </p>
    </li>
  );
}
