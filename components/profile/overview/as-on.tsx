'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { DateInput } from '@/components/ui/form/date/date-input';
import { wireCalendarDate } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';

interface AsOnProps {
  /** DD-MMM-YYYY; empty for today. */
  readonly on: string;
  readonly place: `/${string}`;
}

/** The record as it was, or will be, on a day. */
export function AsOn({ on, place }: AsOnProps) {
  const t = useMessages('profile-sections');
  const router = useRouter();
  const [day, setDay] = useState(on);

  function choose(chosen: string) {
    setDay(chosen);
    if (wireCalendarDate(chosen)) router.push(`${place}?on=${chosen}`, { scroll: false });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <label htmlFor="as-on" className="text-muted">
        {t('asOn')}
      </label>
      <DateInput id="as-on" label={t('asOn')} value={day} placeholder={t('today')} onChange={choose} className="w-44" />
      {on && (
        <button
          type="button"
          onClick={() => {
            setDay('');
            router.push(place, { scroll: false });
          }}
          className={textButtonClasses}
        >
          {t('backToToday')}
        </button>
      )}
    </div>
  );
}
