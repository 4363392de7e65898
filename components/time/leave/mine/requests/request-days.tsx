import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { weekdayText } from '../../weekday-text';
import type { LeaveRequestDetail } from '../leave-holder';

/** The days that a request takes, each with how much of it. */
export function RequestDays({ days }: { readonly days: LeaveRequestDetail['Days'] }) {
  const t = useMessages('my-leave.request');
  const amounts = useMessages('leave');
  const language = useLanguage();
  return (
    <section aria-labelledby="leave-days">
      <h4 id="leave-days" className="font-semibold">
        {t('days')}
      </h4>
      <ul className="mt-1 divide-y divide-line digits">
        {days.map(({ Day, Amount }) => (
          <li key={Day} className="flex justify-between gap-4 py-2">
            <span>{weekdayText(Day, language)}</span>
            <span className="text-muted">{amountText(amounts, Amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
