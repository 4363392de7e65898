import { clsx } from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ReplyFor } from '@/lib/contract/all';
import { absenceClasses } from './grid/absence-classes';
import type { Grid } from './model/grid-model';
import { holidaysOf } from './model/holidays-of';

const SWATCH = 'grid h-4 w-7 shrink-0 place-items-center rounded-[4px] [print-color-adjust:exact]';

/** What the colours, letters and patterns stand for, as far as they are there; and the holidays by name. */
export async function Legend({ grid, reply }: { readonly grid: Grid; readonly reply: ReplyFor<'listTeamCalendar'> }) {
  const [t, language] = await Promise.all([getTranslations('team-calendar'), getLocale()]);
  const absences = grid.rows.flatMap((row) => row.absences);
  const decided = absences.filter(({ isPending }) => !isPending);
  const types = new Map(decided.filter(({ letter }) => letter).map(({ what, letter }) => [what, letter]));
  const variant = { isPending: false, isPart: false } as const;
  const holidays = holidaysOf(reply, language);
  return (
    <div className="mt-4 space-y-3 text-muted">
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-2">
        {decided.some(({ letter }) => !letter) && (
          <Sign name={t('away')} classes={absenceClasses({ ...variant, what: '', letter: '' })} />
        )}
        {[...types].sort().map(([what, letter]) => (
          <Sign key={what} name={what} classes={absenceClasses({ ...variant, what, letter })}>
            {letter}
          </Sign>
        ))}
        {absences.some(({ isPending }) => isPending) && (
          <Sign name={t('asked')} classes={absenceClasses({ what: '', letter: '', isPending: true, isPart: false })}>
            ?
          </Sign>
        )}
        <Sign name={t('dayOff')} classes="bg-pressed" isOfGrid />
        {holidays.length > 0 && (
          <Sign
            isOfGrid
            name={t('holiday')}
            classes="bg-pressed bg-[radial-gradient(var(--muted)_0.7px,transparent_0.8px)] [background-size:4px_4px]"
          />
        )}
      </ul>
      {holidays.length > 0 && (
        <ul aria-label={t('holidays')} className="flex flex-wrap gap-x-5 gap-y-1">
          {holidays.map(({ day, name, calendars }) => (
            <li key={`${day} ${name}`}>
              <span className="font-medium text-ink">{day}</span>{' '}
              {calendars ? t('holidayOf', { name, places: calendars }) : name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SignProps {
  readonly name: string;
  readonly classes: string;
  /** Of what the grid alone shows, which a phone has none of. */
  readonly isOfGrid?: boolean;
  readonly children?: ReactNode;
}

const Sign = ({ name, classes, isOfGrid = false, children }: SignProps) => (
  <li className={clsx('flex items-center gap-2', isOfGrid && 'max-md:hidden print:flex')}>
    <span aria-hidden="true" className={clsx(SWATCH, classes)}>
      {children}
    </span>
    {name}
  </li>
);
