import { ChevronRightIcon } from '@/components/ui/icons/icons';
import type { LeaveEntry } from '@/lib/contract/time/leave/leave-shapes';
import { calendarDate, wireCalendarDate } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { ledgerStepsOf, type LedgerStep } from './ledger-steps';
import { WhyRow } from './why-row';

interface WhyChainProps {
  readonly entries: readonly LeaveEntry[];
  /** The day that is looked at, YYYY-MM-DD. */
  readonly on: string;
}

const rowsOf = (steps: readonly LedgerStep[]) =>
  steps.map((step, at) => <WhyRow key={`${step.from} ${step.kind} ${at}`} step={step} />);

/** All that made a balance, from the first on; what was before the year of the day is folded away. */
export function WhyChain({ entries, on }: WhyChainProps) {
  const t = useMessages('my-leave.why');
  const amounts = useMessages('leave');
  const all = ledgerStepsOf(entries, calendarDate(new Date()));
  const year = on.slice(0, 4);
  const isBefore = ({ from }: LedgerStep) => (wireCalendarDate(from) ?? '') < year;
  const [before, since] = [all.filter(isBefore), all.filter((step) => !isBefore(step))];
  const carried = before.at(-1);
  return (
    <section aria-labelledby="leave-chain">
      <h3 id="leave-chain" className="font-semibold">
        {t('chain')}
      </h3>
      {all.length === 0 && <p className="mt-1 text-muted">{t('nothing')}</p>}
      {carried && (
        <details className="group mt-1 border-b border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm digits [&::-webkit-details-marker]:hidden">
            <ChevronRightIcon className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90" />
            <span className="min-w-0 flex-1">{t('before', { year })}</span>
            <span className="text-muted">{t('then', { amount: amountText(amounts, carried.balance) })}</span>
          </summary>
          <ol className="divide-y divide-line border-t border-line">{rowsOf(before)}</ol>
        </details>
      )}
      <ol className="divide-y divide-line">{rowsOf(since)}</ol>
    </section>
  );
}
