import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { signedDays } from '../../days-number';
import { grantSentence, isExplained } from './grant-sentence';
import type { LedgerStep } from './ledger-steps';
import { kindText } from './kind-text';

/** One thing that happened to a balance, what it came to, and what was left then. */
export function WhyRow({ step }: { readonly step: LedgerStep }) {
  const t = useMessages('my-leave.why');
  const span = useMessages('my-leave.span');
  const amounts = useMessages('leave');
  const language = useLanguage();
  const { from, to, amount, balance, lastDay, note, isToCome, grant } = step;
  const day = (wire: string) => wireTimeText(wire, language);
  return (
    <li className="flex gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{kindText(t, step)}</span>
          {isToCome && <Badge tone="accent">{t('toCome')}</Badge>}
        </p>
        <p className="text-balance text-muted digits">
          {from === to ? day(from) : span('days', { from: day(from), to: day(to) })}
          {amount > 0 && lastDay && ` · ${t('until', { date: day(lastDay) })}`}
        </p>
        {isExplained(grant) && <p className="mt-1 text-muted">{grantSentence(t, grant, language)}</p>}
        {note && <p className="mt-1 border-l-2 border-line pl-2 wrap-anywhere whitespace-pre-line">{note}</p>}
      </div>
      <p className="shrink-0 text-right digits">
        <span className={clsx('block font-semibold', amount > 0 && 'text-success')}>
          {signedDays(amount, language)}
        </span>
        <span className="block text-muted">{t('then', { amount: amountText(amounts, balance) })}</span>
      </p>
    </li>
  );
}
