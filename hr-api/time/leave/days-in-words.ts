import type { Language } from '../../../lib/contract/platform/languages';
import { dayInWords, startOf, ZONE, type CalendarDate } from '../../platform/dates';
import { fill } from '../../platform/mail/texts';
import type { FoundRequest } from './requests/find-request';
import { leaveTexts } from './texts';

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
    : fill(leaveTexts[language].span, { from: dayText(first, language), to: dayText(last, language) });

/** From when to when a request is, with halves and hours. */
export function daysInWords(
  { firstDay, lastDay, fromPortion, toPortion, hours }: FoundRequest,
  language: Language,
  dayText: (day: CalendarDate, language: Language) => string = dayInWords,
): string {
  const texts = leaveTexts[language];
  const part = (portion: FoundRequest['fromPortion']) => (portion === 'whole' ? '' : ` (${texts[portion]})`);
  const from = dayText(firstDay, language) + part(fromPortion);
  if (hours !== null) return `${from}, ${fill(texts.hours, { count: String(hours) })}`;
  if (firstDay === lastDay) return from;
  return fill(texts.span, { from, to: dayText(lastDay, language) + part(toPortion) });
}
