import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import type { LeaveAccount } from '../leave-holder';
import { kindText } from './kind-text';

/** Of what there is something left, and until when it can be taken: what ends first is taken first. */
export function WhyCredits({ credits }: { readonly credits: LeaveAccount['Credits'] }) {
  const t = useMessages('my-leave.why');
  const amounts = useMessages('leave');
  const language = useLanguage();
  if (credits.length === 0) return null;
  const day = (wire: string) => wireTimeText(wire, language);
  return (
    <section aria-labelledby="leave-credits">
      <h3 id="leave-credits" className="font-semibold">
        {t('credits')}
      </h3>
      <p className="text-muted">{t('creditsText')}</p>
      <ul className="mt-2 divide-y divide-line rounded border border-line digits">
        {credits.map(({ Kind, Day, LastDay, Amount, Left }, at) => (
          <li key={`${Kind} ${Day} ${at}`} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
            <span>
              {kindText(t, { kind: Kind, amount: Amount, isDifference: false })} · {day(Day)}
            </span>
            <span className="text-muted">
              {t('leftOf', { left: amountText(amounts, Left), all: amountText(amounts, Amount) })}
              {LastDay && ` · ${t('until', { date: day(LastDay) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
