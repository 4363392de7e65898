/** Two digits up to this mean a year of this century, as Windows reads them. */
const LAST_SHORT_YEAR = 49;

/** A day as YYYY-MM-DD, or null where there is none. Two digits stand for a year of this century or the last. */
export function calendarDay(year: string, month: number, day: number): string | null {
  const fullYear = year.length === 2 ? Number(year) + (Number(year) <= LAST_SHORT_YEAR ? 2000 : 1900) : Number(year);
  if (year.length === 3 || fullYear < 1000 || fullYear > 9999) return null;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
