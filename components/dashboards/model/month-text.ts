import type { Language } from '@/lib/contract/platform/languages';

/** The name of a month, given as `YYYY-MM`: short for a picture, with its year for a table. */
export const monthText = (month: string, language: Language, style: 'short' | 'withYear'): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(style === 'withYear' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

/** The last day of a month, given as `YYYY-MM`. */
export function lastDayOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
