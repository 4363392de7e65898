import type { RequestFor } from '../../../lib/contract/all';
import { languages } from '../../../lib/contract/platform/languages';
import type { CalendarIssue } from '../../../lib/contract/structure/calendar-rules';
import { findRepeated, issueIf } from '../../platform/lookups/lookup-issues';

export interface CalendarIssueAt {
  readonly path: string;
  readonly message: CalendarIssue;
}

export const calendarIssueIf = (isWrong: boolean, path: string, message: CalendarIssue): CalendarIssueAt[] =>
  issueIf(isWrong, path, message);

const WEEKS = [1, 2, 3, 4, 5];

/** What is wrong with a week. */
export function weekIssues(week: RequestFor<'saveCalendarWeek'>['Week']): CalendarIssueAt[] {
  const isWorked = week.some(({ OffWeeks }) => WEEKS.some((each) => !OffWeeks.includes(each)));
  return [
    ...calendarIssueIf(!isWorked, 'Week', 'no_hours'),
    ...findRepeated(week.map(({ Weekday }) => Weekday)).flatMap((at) =>
      calendarIssueIf(true, `Week.${at}.Weekday`, 'doubled'),
    ),
    ...week.flatMap(({ From, To }, at) => calendarIssueIf(From >= To, `Week.${at}.To`, 'not_after_beginning')),
  ];
}

/** What is wrong with holidays that come or change. */
export function dayIssues(days: RequestFor<'saveCalendarDays'>['Put']): CalendarIssueAt[] {
  const seen = new Set<string>();
  return days.flatMap(({ On, Names }, at) => {
    const isDoubled = seen.has(On);
    seen.add(On);
    return [
      ...calendarIssueIf(isDoubled, `Put.${at}.On`, 'doubled'),
      ...calendarIssueIf(!languages.some((language) => Names[language] !== ''), `Put.${at}.Names`, 'required'),
    ];
  });
}
