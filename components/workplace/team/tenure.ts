import { wireCalendarDate } from '@/lib/dates';

/** How long since a day of the wire, in whole months; null where it is no day or lies ahead. `today` is YYYY-MM-DD. */
export function monthsSince(wire: string, today: string): number | null {
  const since = wireCalendarDate(wire);
  if (!since) return null;
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
  return months < 0 ? null : months;
}

/** How many days until a birthday (MM-DD) comes round; that of 29 February is the 28th in a common year. `today` is YYYY-MM-DD. */
export function daysUntilBirthday(birthday: string, today: string): number | null {
  if (!/^\d{2}-\d{2}$/.test(birthday)) return null;
  const dayIn = (year: number) => {
    const day = new Date(`${year}-${birthday}T00:00:00Z`);
    const exists = day.getUTCMonth() + 1 === Number(birthday.slice(0, 2));
    return exists ? day.getTime() : Date.UTC(year, 1, 28);
  };
  const now = Date.parse(today);
  const year = Number(today.slice(0, 4));
  const next = dayIn(year) >= now ? dayIn(year) : dayIn(year + 1);
  return Math.round((next - now) / 86_400_000);
}
