import { useId, useRef, useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { SelectField } from '@/components/ui/form/select-field';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { useCall } from '@/lib/client/call/use-call';
import type { LeaveBestDays } from '@/lib/contract/time/leave/leave';
import { MAX_DAYS_AROUND } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { BestDaysList } from './best-days-list';

/** What most people ask for. */
const FIRST_DAYS = 5;

interface BestDaysProps {
  readonly asked: { readonly ChillCode: string; readonly RequestCode: string; readonly TypeCode: number };
  readonly isBusy: boolean;
  readonly onChoose: (best: LeaveBestDays) => void;
}

/** How little leave makes much time off around holidays, for who wants to know; choosing one fills in its days. */
export function BestDays({ asked, isBusy, onChoose }: BestDaysProps) {
  const t = useMessages('my-leave.best');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [days, setDays] = useState(FIRST_DAYS);
  const head = useRef<HTMLElement>(null);
  const found = useCall('listBestDays', isOpen ? { ...asked, Days: days } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-lg border border-line px-4 py-1"
    >
      <summary
        ref={head}
        className="flex min-h-11 items-center justify-between gap-2 rounded font-medium text-accent-text hover:underline"
      >
        {t('title')}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="space-y-3 pb-3">
        <p className="text-pretty text-muted">{t('text')}</p>
        <SelectField
          id={`${id}-days`}
          label={t('most')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {Array.from({ length: MAX_DAYS_AROUND }, (_, at) => (
            <option key={at} value={at + 1}>
              {t('days', { days: at + 1 })}
            </option>
          ))}
        </SelectField>
        {isOpen && (
          <PanelData of={found} skeleton={<SkeletonRows rows={3} />}>
            {(best) => (
              <BestDaysList
                best={best}
                isBusy={isBusy}
                isCurrent={!found.isLoading}
                onChoose={(one) => {
                  onChoose(one);
                  setIsOpen(false);
                  head.current?.focus();
                }}
              />
            )}
          </PanelData>
        )}
      </div>
    </details>
  );
}
