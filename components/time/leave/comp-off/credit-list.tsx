import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import type { CompOffOverview } from '@/lib/contract/time/comp-off/comp-off';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../amount-text';
import type { LeaveHolder } from '../mine/leave-holder';
import { ASK_LEAVE_PAGE, leavePageOf } from '../mine/leave-pages';

interface CreditListProps {
  readonly credits: CompOffOverview['Credits'];
  readonly holder: LeaveHolder;
}

/** What was earned and can still be taken: what ends first is taken first. */
export function CreditList({ credits, holder }: CreditListProps) {
  const t = useMessages('comp-off.credits');
  const tOf = useMessages('comp-off.of');
  const amounts = useMessages('leave');
  const language = useLanguage();
  const isOwn = holder.code === '';
  const day = (wire: string) => wireTimeText(wire, language);
  return (
    <section aria-labelledby="comp-off-credits">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="comp-off-credits" className="text-base font-semibold">
          {isOwn ? t('title') : tOf('credits')}
        </h2>
        {credits.length > 0 && (
          <Link href={isOwn ? ASK_LEAVE_PAGE : leavePageOf(holder.code)} prefetch={false} className={textButtonClasses}>
            {t('take')}
          </Link>
        )}
      </div>
      <Card>
        {credits.length === 0 ? (
          <p className="px-5 py-6 text-muted">{isOwn ? t('none') : tOf('noCredits')}</p>
        ) : (
          <ul className="divide-y divide-line digits">
            {credits.map(({ TypeName, ValidFrom, ExpiresOn, Amount, Left }) => (
              <li
                key={`${TypeName} ${ValidFrom} ${ExpiresOn}`}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 md:px-5"
              >
                <span className="font-medium">{t('left', { days: daysOfAmount(Left) })}</span>
                <span className="text-muted">
                  {ExpiresOn
                    ? t('until', { from: day(ValidFrom), to: day(ExpiresOn) })
                    : t('from', { date: day(ValidFrom) })}
                </span>
                <span className="w-full text-muted wrap-anywhere">
                  {Left < Amount ? `${TypeName} · ${t('of', { all: amountText(amounts, Amount) })}` : TypeName}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
