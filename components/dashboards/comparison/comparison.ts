import type { Language } from '@/lib/contract/platform/languages';
import { dayText } from '@/lib/dates';
import { daysLater, monthsLater } from '@/lib/typed/calendar-days';
import type { DashboardView, Days } from '../model/dashboard-view';
import { chosenOf } from '../tiles/tile-props';

interface Compared {
  readonly view: Pick<DashboardView, 'chosen' | 'compare' | 'with'>;
  readonly language: Language;
  /** What units are called. */
  readonly unitNames: Readonly<Record<string, string>>;
}

/** The organisation that is compared with: the same one, but of another unit where that is chosen. */
const chosenOfOther = (view: Compared['view']) => ({
  ...chosenOf(view),
  ...(view.compare === 'unit' && { unit: [view.with] }),
});

const isComplete = ({ compare, with: other }: Compared['view']) =>
  compare === 'period' || compare === 'year' || (compare === 'unit' && other !== '');

const nameOfUnit = ({ view, unitNames }: Compared) => unitNames[view.with] ?? view.with;

/** What a figure of a day is compared with, as a call takes it and as it is called: the same day a month or a year before. */
export function otherDay(compared: Compared, day: string) {
  const { view, language } = compared;
  if (!isComplete(view)) return null;
  const On = view.compare === 'unit' ? day : monthsLater(day, view.compare === 'year' ? -12 : -1);
  const name = view.compare === 'unit' ? nameOfUnit(compared) : dayText(On, language);
  return { name, asked: { On, Chosen: chosenOfOther(view) } };
}

/** What a figure of a period is compared with: as many days right before it, or the same days of the year before. */
export function otherPeriod(compared: Compared, { FromDate, ToDate }: Days) {
  const { view, language } = compared;
  if (!isComplete(view)) return null;
  const days = otherDays(view.compare, { FromDate, ToDate });
  const span = `${dayText(days.FromDate, language)} – ${dayText(days.ToDate, language)}`;
  return {
    name: view.compare === 'unit' ? nameOfUnit(compared) : span,
    asked: { ...days, Chosen: chosenOfOther(view) },
  };
}

function otherDays(compare: DashboardView['compare'], { FromDate, ToDate }: Days): Days {
  if (compare === 'unit') return { FromDate, ToDate };
  if (compare === 'year') return { FromDate: monthsLater(FromDate, -12), ToDate: monthsLater(ToDate, -12) };
  const length = (Date.parse(ToDate) - Date.parse(FromDate)) / 86_400_000;
  return { FromDate: daysLater(FromDate, -length - 1), ToDate: daysLater(FromDate, -1) };
}
