const DAY = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The date so many days after another, both as `2025-03-05`; null beyond what four digits of a year can write. */
export function dateAfter(date: string, days: number): string | null {
  const instant = new Date((dayNumber(date) + Math.trunc(days)) * DAY);
  const text = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : null;
}

/** Whole years, as an age is counted: one born on 29 February is a year older on 1 March. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** `05-Mar-2025` as `2025-03-05`; null for what is no day. */
export function isoDate(wire: string): string | null {
  const [, day = '', name = '', year = ''] = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(wire) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return null;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day}`;
  return dateAfter(`${year}-${String(month).padStart(2, '0')}-01`, Number(day) - 1) === iso ? iso : null;
}

/** `2025-03-05` as `05-Mar-2025`. */
export function wireDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return `${day}-${name.charAt(0).toUpperCase()}${name.slice(1)}-${year}`;
}
