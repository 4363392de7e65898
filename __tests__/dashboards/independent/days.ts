/** Calendar days as numbers, so that a count goes through them one by one. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
export const textOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A month or a day beyond the end goes on in the next one: the 29 February of an ordinary year is its 1 March. */
export const dayAt = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / DAY_MS;

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** The same day of another year. */
export function yearsAfter(day: Day, years: number): Day {
  const { year, month, date } = partsOf(day);
  return dayAt(year + years, month, date);
}

export function* daysFrom(first: Day, last: Day): Generator<Day> {
  for (let day = first; day <= last; day++) yield day;
}
