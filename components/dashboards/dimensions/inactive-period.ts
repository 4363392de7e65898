import { periodIn, type Days } from '../model/dashboard-view';
import { lastDayOfMonth } from '../model/month-text';
import { yearUpTo } from '../tiles/tile-props';

interface Period {
  /** Null where the days are not those of a year or a month. */
  readonly year: number | null;
  /** Null for the whole year. */
  readonly month: number | null;
  readonly days: Days;
}

/**
 * The days on which people left: a year or a month of it, else the days that the address names, else the year up to today. A month alone
 * is one of the year in which those end.
 */
export function inactivePeriod(query: URLSearchParams, named: number | null, today: string): Period {
  const text = query.get('month') ?? '';
  const month = /^(?:[1-9]|1[0-2])$/.test(text) ? Number(text) : null;
  const others = periodIn(query, yearUpTo(today));
  if (named === null && month === null) return { year: null, month, days: others };
  const year = named ?? Number(others.ToDate.slice(0, 4));
  if (month === null) return { year, month, days: { FromDate: `${year}-01-01`, ToDate: `${year}-12-31` } };
  const name = `${year}-${String(month).padStart(2, '0')}`;
  return { year, month, days: { FromDate: `${name}-01`, ToDate: lastDayOfMonth(name) } };
}
