import type { Language } from '../../../../../lib/contract/platform/languages';
import { dayInWords, startOf, ZONE, type CalendarDate } from '../../../../platform/dates';
import { leaveTexts } from '../../texts';
import type { FoundRequest } from '../find-request';

export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A day with its weekday: Friday, 5 March 2027. */
export const dayWithWeekday = (day: CalendarDate, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeZone: ZONE }).format(
    startOf(day),
  );

/** From the first to the last of some days, or the one that it is. */
export const spanInWords = (
  first: CalendarDate,
  last: CalendarDate,
  language: Language,
  dayText: (day: CalendarDate, language: Language) => string = dayInWords,
): string =>
  first === last
    ? dayText(first, language)
    : fillText(leaveTexts[language].span, { from: dayText(first, language), to: dayText(last, language) });

/** From when to when a request is, with halves and hours. */
export function daysInWords(
  { firstDay, lastDay, fromPortion, toPortion, hours }: FoundRequest,
  language: Language,
  dayText: (day: CalendarDate, language: Language) => string = dayInWords,
): string {
  const texts = leaveTexts[language];
  const part = (portion: FoundRequest['fromPortion']) => (portion === 'whole' ? '' : ` (${texts[portion]})`);
  const from = dayText(firstDay, language) + part(fromPortion);
  if (hours !== null) return `${from}, ${fillText(texts.hours, { count: String(hours) })}`;
  if (firstDay === lastDay) return from;
  return fillText(texts.span, { from, to: dayText(lastDay, language) + part(toPortion) });
}
