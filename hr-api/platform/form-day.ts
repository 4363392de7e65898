import { format, isValid, parse } from 'date-fns';
import type { CalendarDate } from './dates';

const FORMATS = ['dd-MMM-yyyy', 'yyyy-MM-dd'];
const SHAPE = /^(\d{2}-[A-Za-z]{3}-\d{4}|\d{4}-\d{2}-\d{2})$/;

/** A day as a form has it, DD-MMM-YYYY or YYYY-MM-DD; null for what is no day of the calendar. */
export function formDay(text: string): CalendarDate | null {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed)) return null;
  for (const shape of FORMATS) {
    const day = parse(trimmed, shape, new Date(0));
    if (isValid(day) && day.getFullYear() >= 1900) return format(day, 'yyyy-MM-dd');
  }
  return null;
}
