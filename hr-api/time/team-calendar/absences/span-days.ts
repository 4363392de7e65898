import { workedHalves, type WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { daysAfter, daysBetween, wireDate, type CalendarDate } from '../../../platform/dates';

/** Halves of days are counted from the first half of the first day of a span. */
export const HALVES = 2;

/** The days of a span, each worked out once, however many people are looked at. */
export class SpanDays {
  readonly days: readonly CalendarDate[];
  private readonly places: ReadonlyMap<CalendarDate, number>;
  private readonly wired = new Map<CalendarDate, string>();
  private readonly worked = new Map<string, readonly boolean[]>();

  constructor(
    readonly from: CalendarDate,
    readonly to: CalendarDate,
  ) {
    this.days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysAfter(from, at));
    this.places = new Map(this.days.map((day, at) => [day, at]));
  }

  get halves(): number {
    return this.days.length * HALVES;
  }

  dayAt(half: number): CalendarDate {
    return this.days[Math.floor(half / HALVES)] ?? this.to;
  }

  /** The first half of a day of the span. */
  morningOf(day: CalendarDate): number {
    return (this.places.get(day) ?? 0) * HALVES;
  }

  /** As `wireDate` of the day of a half. */
  wireAt(half: number): string {
    const day = this.dayAt(half);
    const known = this.wired.get(day) ?? wireDate(day);
    this.wired.set(day, known);
    return known;
  }

  /** Which halves are worked by a calendar. */
  workedIn(calendar: WorkCalendar): readonly boolean[] {
    const known = this.worked.get(calendar.code);
    if (known) return known;
    const halves = this.days.flatMap((day) => {
      const { first, second } = workedHalves(calendar, day);
      return [first, second];
    });
    this.worked.set(calendar.code, halves);
    return halves;
  }
}
