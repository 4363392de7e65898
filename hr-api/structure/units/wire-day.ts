import { format, isValid, parse } from 'date-fns';
import { SINCE_EVER } from '../../people/organisation/tables';
import { wireDate, type CalendarDate } from '../../platform/dates';

const SHAPES = [
  { pattern: /^\d{2}-[A-Za-z]{3}-\d{4}$/, shape: 'dd-MMM-yyyy' },
  { pattern: /^\d{4}-\d{2}-\d{2}$/, shape: 'yyyy-MM-dd' },
];

/** A day of the wire; null for what is no day between 1900 and 2200. */
export function dayIn(text: string): CalendarDate | null {
  const shape = SHAPES.find(({ pattern }) => pattern.test(text.trim()))?.shape;
  if (!shape) return null;
  const day = parse(text.trim(), shape, new Date(0));
  return isValid(day) && day.getFullYear() >= 1900 && day.getFullYear() < 2200 ? format(day, 'yyyy-MM-dd') : null;
}

/** A day as the wire has it, empty for ever. */
export const wireDay = (day: CalendarDate | null) => (day === null || day === SINCE_EVER ? '' : wireDate(day));
