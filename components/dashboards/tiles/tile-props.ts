import type { FigureScope } from '@/lib/contract/dashboards/dashboard-rules';
import { copyOfChoice } from '@/lib/contract/people/organisation-levels';
import type { Language } from '@/lib/contract/platform/languages';
import { daysLater, monthsLater } from '@/lib/typed/calendar-days';
import type { Citing } from '../citation/citation';
import type { AnyView, DashboardView } from '../model/dashboard-view';

/** What every tile is given. */
export interface TileProps<View extends AnyView = DashboardView> {
  readonly view: View;
  /** Of the organisation. */
  readonly today: string;
  readonly language: Language;
  /** Of whom figures are. */
  readonly covers: FigureScope;
  /** What units are called on the day. */
  readonly unitNames: Readonly<Record<string, string>>;
  readonly citing: Citing;
}

/** Whether the reader keeps people, and so reads of each what others are told of many alone, and what is to come of them. */
export const keepsPeople = (covers: FigureScope): boolean => covers === 'everyone' || covers === 'units';

/** The day that a view is as on; none to come for whoever is not told of it. */
export const dayOf = ({ view, today, covers }: Pick<TileProps<AnyView>, 'view' | 'today' | 'covers'>): string =>
  view.on > today && !keepsPeople(covers) ? today : view.on || today;

/** What is chosen of the organisation, as a call takes it. */
export const chosenOf = ({ chosen }: Pick<AnyView, 'chosen'>) => copyOfChoice(chosen);

/** The twelve months that end with a day, from the first of the first one. */
export const yearUpTo = (on: string) => ({ FromDate: monthsLater(`${on.slice(0, 7)}-01`, -11), ToDate: on });

export const thirtyDaysUpTo = (on: string) => ({ FromDate: daysLater(on, -29), ToDate: on });
