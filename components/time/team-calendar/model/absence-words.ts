import type { Language } from '@/lib/contract/platform/languages';
import type { CalendarAbsence } from '@/lib/contract/time/team-calendar/team-calendar';
import { wireCalendarDate } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

export interface Wording {
  readonly t: Translate<'team-calendar'>;
  readonly language: Language;
}

const instantOf = (date: string) => new Date(`${date}T00:00:00Z`);
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** A day in words, without the year. */
export function dayInWords(date: string, language: Language, weekday?: 'long'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday,
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(instantOf(date));
}

/** A month, or the months of a quarter, in words. */
export const monthInWords = (date: string, language: Language, month: 'long' | 'short' = 'long', year = true): string =>
  new Intl.DateTimeFormat(localeOf(language), { month, year: year ? 'numeric' : undefined, timeZone: 'UTC' }).format(
    instantOf(date),
  );

export const weekdayLetter = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' }).format(instantOf(date));

export const dateOf = (wire: string): string => wireCalendarDate(wire) ?? '';

/** From when to when, with halves and hours. */
export function whenText(absence: CalendarAbsence, { t, language }: Wording): string {
  const { From, To, FromPortion, ToPortion, Hours } = absence;
  const [from, to] = [dayInWords(dateOf(From), language), dayInWords(dateOf(To), language)];
  if (Hours > 0) return t('hoursOn', { day: from, hours: Hours });
  const begin = FromPortion === 'second' ? t('fromNoon', { day: from }) : from;
  if (From === To) return FromPortion === 'first' ? t('untilNoon', { day: from }) : begin;
  return t('span', { from: begin, to: ToPortion === 'first' ? t('untilNoon', { day: to }) : to });
}

/** What it is: the type where it is known, else that somebody is away. */
export function whatText({ State, TypeName }: CalendarAbsence, { t }: Wording): string {
  if (State === 'pending') return TypeName ? t('askedType', { type: TypeName }) : t('asked');
  return TypeName || t('away');
}
