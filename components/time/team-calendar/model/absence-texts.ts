import type { Language } from '@/lib/contract/platform/languages';
import type { CalendarAbsence } from '@/lib/contract/time/team-calendar/team-calendar';
import { wireCalendarDate } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

export interface Wording {
  readonly t: Translate<'team-calendar'>;
  readonly language: Language;
}

/** Formats of days in UTC, each made once: making one costs more than all that it writes. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const locale = language === 'en' ? 'en-GB' : language;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  const text = format.format(new Date(`${date}T00:00:00Z`));
  return language === 'fr' && options.day ? text.replace(/\b1 /, '1er ') : text;
}

/** A day in words, without the year. */
export const longDayText = (date: string, language: Language, weekday?: 'long'): string =>
  write(date, language, { weekday, day: 'numeric', month: 'long' });

export const longMonthText = (date: string, language: Language, year?: 'numeric'): string =>
  write(date, language, { month: 'long', year });

export const weekdayLetter = (date: string, language: Language): string => write(date, language, { weekday: 'narrow' });

export const dateOf = (wire: string): string => wireCalendarDate(wire) ?? '';

/** From when to when, with halves and hours. */
export function whenText(absence: CalendarAbsence, { t, language }: Wording): string {
  const { From, To, FromPortion, ToPortion, Hours } = absence;
  const [from, to] = [longDayText(dateOf(From), language), longDayText(dateOf(To), language)];
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
