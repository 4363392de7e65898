'use client';

import { useId, useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { DateInput } from '@/components/ui/form/date/date-input';
import { isoDate, wireDate } from '@/lib/typed/wire-days';
import { useMessages } from '@/lib/i18n/use-messages';

interface AsOnDayProps {
  /** As `YYYY-MM-DD`; empty for today. */
  readonly on: string;
  /** Hears of whole days, and of none for today. */
  readonly onDay: (on: string) => void;
}

/** The day whose organisation a list shows; the list stays as it is while something else is typed. */
export function AsOnDay({ on, onDay }: AsOnDayProps) {
  const t = useMessages('organisation-filter');
  const id = useId();
  const [known, setKnown] = useState(on);
  const [day, setDay] = useState(on && wireDate(on));
  if (known !== on) {
    setKnown(on);
    setDay(on && wireDate(on));
  }

  function choose(typed: string) {
    setDay(typed);
    const chosen = typed === '' ? '' : isoDate(typed);
    if (chosen === null || chosen === on) return;
    setKnown(chosen);
    onDay(chosen);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-muted">
        {t('asOn')}
      </label>
      <div className="w-40">
        <DateInput id={id} label={t('asOn')} value={day} placeholder={t('today')} onChange={choose} />
      </div>
      {on && (
        <button type="button" onClick={() => choose('')} className={textButtonClasses}>
          {t('backToToday')}
        </button>
      )}
    </div>
  );
}
