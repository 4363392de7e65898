import type { Language } from '@/lib/contract/platform/languages';
import { daysLater, monthsLater } from '@/lib/typed/calendar-days';
import type { Days } from './dashboard-view';

/** The name of a month, given as `YYYY-MM`: short for a picture, with its year for a table. */
export const monthText = (month: string, language: Language, style: 'short' | 'withYear'): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(style === 'withYear' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

/** The last day of a month, given as `YYYY-MM`. */
export const lastDayOfMonth = (month: string): string => daysLater(monthsLater(`${month}-01`, 1), -1);

/** The days of a month, given as `YYYY-MM`, that are within a period. */
export function monthWithin(month: string, { FromDate, ToDate }: Days): { first: string; last: string } {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  return { first: first < FromDate ? FromDate : first, last: last > ToDate ? ToDate : last };
}
