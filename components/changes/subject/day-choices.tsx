'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { DateInput } from '@/components/ui/form/date/date-input';
import { calendarDate } from '@/lib/dates';
import { isoDate } from '@/lib/typed/wire-days';
import { useMessages } from '@/lib/i18n/use-messages';
import { onDays } from '../change-pages';

interface DayChoicesProps {
  /** DD-MMM-YYYY; empty for today. */
  readonly on: string;
  readonly known: string;
  readonly page: `/${string}`;
}

/** The day that is looked at, and beside it the day on which the record is asked what it said. */
export function DayChoices({ on, known, page }: DayChoicesProps) {
  const t = useMessages('changes.subject');
  const tForm = useMessages('changes.form');
  const router = useRouter();
  const [days, setDays] = useState({ on, known });

  /** What was known on a day to come nobody knows. */
  function isWrong(name: keyof typeof days, given = days): boolean {
    const day = isoDate(given[name]);
    if (given[name] === '') return false;
    return !day || (name === 'known' && day > calendarDate(new Date()));
  }

  function choose(part: Partial<typeof days>) {
    const next = { ...days, ...part };
    setDays(next);
    if (!isWrong('on', next) && !isWrong('known', next))
      router.push(onDays(page, next.on, next.known), { scroll: false });
  }

  const field = (name: keyof typeof days, label: string) => (
    <div className="min-w-0 max-sm:flex-1 max-sm:basis-32">
      <label htmlFor={`day-${name}`} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <DateInput
        id={`day-${name}`}
        label={label}
        value={days[name]}
        placeholder={t('today')}
        aria-invalid={isWrong(name) || undefined}
        aria-describedby={isWrong(name) ? `day-${name}-issue` : undefined}
        onChange={(day) => choose({ [name]: day })}
        className="max-sm:pr-9 max-sm:pl-2.5 sm:w-40"
      />
      {isWrong(name) && (
        <p id={`day-${name}-issue`} className="mt-1 text-xs text-danger">
          {tForm('issues.not_valid', { name: label })}
        </p>
      )}
    </div>
  );
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {field('on', t('asOn'))}
      {field('known', t('knownOn'))}
      {(on || known) && (
        <button
          type="button"
          onClick={() => choose({ on: '', known: '' })}
          className={clsx(textButtonClasses, 'max-sm:w-full sm:mt-7')}
        >
          {t('backToToday')}
        </button>
      )}
    </div>
  );
}
