'use client';

import { useId, useState } from 'react';
import { DateField } from '@/components/form/date-field';
import type { ReportDays } from '@/lib/contract/workplace/reports/limits';
import { useMessages } from '@/lib/i18n/use-messages';

/** The first and the last day that are asked for; a report that is as on a day has the first alone. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface ReportDaysProps {
  readonly kind: Exclude<ReportDays, 'none'>;
  readonly days: Days;
  /** Hears of days that can be asked for. */
  readonly onDays: (days: Days) => void;
}

/** The days that a report is asked for; it stays as it is while one is missing. */
export function ReportDaysFields({ kind, days, onDays }: ReportDaysProps) {
  const t = useMessages('reports');
  const id = useId();
  const [typed, setTyped] = useState(days);
  const isReversed = kind === 'period' && typed.from !== '' && typed.to !== '' && typed.to < typed.from;

  function change(part: Partial<Days>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const isWhole = next.from !== '' && (kind === 'day' || (next.to !== '' && next.from <= next.to));
    if (isWhole) onDays(next);
  }

  const field = (part: keyof Days, label: string, error: string | null = null) => (
    <div className="w-full sm:w-44">
      <DateField
        id={`${id}-${part}`}
        label={label}
        value={typed[part]}
        error={typed[part] === '' ? t('required', { label }) : error}
        onDay={(day) => change({ [part]: day })}
      />
    </div>
  );

  return (
    <div role="group" aria-label={t('days')} className="flex min-w-0 grow flex-wrap items-start gap-3">
      {kind === 'day' ? (
        field('from', t('asOn'))
      ) : (
        <>
          {field('from', t('from'))}
          {field('to', t('to'), isReversed ? t('reversed') : null)}
        </>
      )}
    </div>
  );
}
