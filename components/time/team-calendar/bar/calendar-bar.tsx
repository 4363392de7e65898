import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/reading-icons';
import { AUDIENCES } from '@/lib/contract/time/team-calendar/team-calendar-rules';
import { longMonthText } from '../model/absence-texts';
import {
  addressOf,
  around,
  lastDayOf,
  LENGTHS,
  parametersOf,
  shifted,
  withLength,
  type CalendarView,
} from '../model/calendar-view';
import { LinkChoice } from './link-choice';
import { PlaceForm } from './place-form';
import { PrintButton } from './print-button';

interface CalendarBarProps {
  readonly view: CalendarView;
  readonly today: string;
  readonly seesAll: boolean;
  /** Of the level that is looked at; empty for a team and for all. */
  readonly places: readonly { readonly code: string; readonly name: string }[];
  /** What else can be done with the calendar. */
  readonly children: ReactNode;
}

/** What of the calendar is looked at; all of it is in the address, so that it works by links and can be passed on. */
export async function CalendarBar({ view: shown, today, seesAll, places, children }: CalendarBarProps) {
  const [t, language] = await Promise.all([getTranslations('team-calendar'), getLocale()]);
  const view = { ...shown, after: '' };
  const months = [view.first, lastDayOf(view)];
  const [from = '', to = ''] = months.map((day, at) => longMonthText(day, language, at === 1 ? 'numeric' : undefined));
  const { code: _, ...others } = parametersOf(view);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1 max-md:w-full">
        <Link
          href={addressOf(shifted(view, -1))}
          prefetch={false}
          scroll={false}
          aria-label={t('earlier')}
          className={iconButtonClasses}
        >
          <ChevronLeftIcon className="size-5" />
        </Link>
        <h2 className="min-w-40 text-center text-base font-semibold max-md:flex-1" aria-live="polite">
          {view.length === 'month' ? to : t('months', { from, to })}
        </h2>
        <Link
          href={addressOf(shifted(view, 1))}
          prefetch={false}
          scroll={false}
          aria-label={t('later')}
          className={iconButtonClasses}
        >
          <ChevronRightIcon className="size-5" />
        </Link>
        <Link
          href={addressOf(around(view, today))}
          prefetch={false}
          scroll={false}
          className={buttonClasses('secondary')}
        >
          {t('today')}
        </Link>
      </div>
      <div className="contents print:hidden">
        <LinkChoice
          label={t('view')}
          options={LENGTHS.map((length) => ({
            href: addressOf(withLength(view, length, today)),
            text: t(length),
            isChosen: length === view.length,
          }))}
        />
        <LinkChoice
          label={t('whose')}
          options={AUDIENCES.filter((audience) => audience !== 'all' || seesAll).map((audience) => ({
            href: addressOf({ ...view, audience, code: audience === view.audience ? view.code : '' }),
            text: t(audience),
            isChosen: audience === view.audience,
          }))}
        />
        {places.length > 0 && (
          <PlaceForm
            label={t(view.audience === 'unit' ? 'chooseUnit' : 'chooseLocation')}
            show={t('show')}
            parameters={others}
            places={places}
            chosen={view.code}
          />
        )}
        <div className="flex gap-3 md:ml-auto">
          {children}
          <PrintButton label={t('print')} />
        </div>
      </div>
    </div>
  );
}
