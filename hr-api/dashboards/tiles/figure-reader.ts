import type { ReplyFor } from '../../../lib/contract/all';
import type { OrgChoice } from '../../../lib/contract/people/organisation-levels';
import { keepsPeople } from '../../people/policy';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { seesEveryone } from '../../people/visibility';
import { visibleEmployments } from '../../workplace/reports/people/employee-rows';
import type { Period, Population } from '../population/population';

type Asked = { readonly Chosen: OrgChoice };

/** Those whose record is open to the caller, as far as they are among what is chosen: whoever is counted can be listed. */
export async function populationOf(
  { Chosen }: Asked,
  context: CallContext,
): Promise<Pick<Population, 'among' | 'chosen'>> {
  return { among: await visibleEmployments(context), chosen: Chosen };
}

/** Whose record is open to the caller, in a word. */
export async function getFigureScope({ actor, db, now }: CallContext): Promise<ReplyFor<'getFigureScope'>> {
  if (await seesEveryone(db, actor, dayOf(now))) return { Covers: 'everyone' };
  if (keepsPeople(actor)) return { Covers: 'units' };
  return { Covers: actor.scopes.includes('tree') ? 'team' : 'self' };
}

/** The day that is asked for; not one to come for whoever does not know what is to come of people. */
export function dayFor(On: CalendarDate, { actor, now }: CallContext): CalendarDate {
  const today = dayOf(now);
  if (On === '') return today;
  return On > today && !keepsPeople(actor) ? today : On;
}

/** A period likewise. */
export function periodFor(
  { FromDate, ToDate }: { readonly FromDate: CalendarDate; readonly ToDate: CalendarDate },
  context: CallContext,
  maxMonths: number,
): Period {
  if (FromDate > ToDate) throw new ApiError('bad_request', { message: 'The first day is after the last' });
  const period = { from: dayFor(FromDate, context), to: dayFor(ToDate, context) };
  if (monthsOf(period).length > maxMonths) throw new ApiError('bad_request', { message: 'The period is too long' });
  return period;
}

/** The months of a period, as `YYYY-MM`. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  let [year, month] = from.split('-').map(Number) as [number, number];
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** The twelve months that end with a day, from the first of the first one. */
export function twelveMonthsUpTo(to: CalendarDate): Period {
  const [year, month] = to.split('-').map(Number) as [number, number];
  const first = month === 12 ? { year, month: 1 } : { year: year - 1, month: month + 1 };
  return { from: `${first.year}-${String(first.month).padStart(2, '0')}-01`, to };
}
