import type { RequestFor } from '../../../lib/contract/all';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { SettingIssue } from '../../../lib/contract/helpdesk/setting-issues';
import { findRepeated, issueIf } from '../../platform/lookups/lookup-issues';
import { SOLVED_STATUS, START_STATUS } from '../tickets/statuses';

export interface SettingIssueAt {
  readonly path: string;
  readonly message: SettingIssue;
}

/** What is wrong with a request. None: it may be stored. */
type Rule<Request> = (request: Request) => SettingIssueAt[];

export const settingIssueIf = (isWrong: boolean, path: string, message: SettingIssue): SettingIssueAt[] =>
  issueIf(isWrong, path, message);

const codesIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

type Status = HelpdeskSettings['Statuses'][number];

export function statusIssues(request: Status, others: readonly Status[]): SettingIssueAt[] {
  const { StatusCode, IsPaused, IsClosed } = request;
  const known = others.map((status) => status.StatusCode);
  const next = (path: 'DependsCodes' | 'RequesterDependsCodes', mustLead: boolean) => {
    const codes = codesIn(request[path]);
    return [
      ...settingIssueIf(
        codes.some((code) => code !== StatusCode && !known.includes(code)),
        path,
        'unknown',
      ),
      ...settingIssueIf(findRepeated(codes).length > 0, path, 'doubled'),
      ...settingIssueIf(codes.includes(StatusCode), path, 'follows_itself'),
      ...settingIssueIf(codes.length === 0 && mustLead, path, 'dead_end'),
    ];
  };
  return [
    ...next('DependsCodes', true),
    ...next('RequesterDependsCodes', !IsClosed),
    ...settingIssueIf((StatusCode === START_STATUS && IsPaused) || (IsClosed && IsPaused), 'IsPaused', 'fixed'),
    ...settingIssueIf(
      (StatusCode === START_STATUS && IsClosed) || (StatusCode === SOLVED_STATUS && !IsClosed),
      'IsClosed',
      'fixed',
    ),
  ];
}

export const workingHoursIssues: Rule<RequestFor<'saveWorkingHours'>> = ({ WorkingHours }) => [
  ...settingIssueIf(WorkingHours.length === 0, 'WorkingHours', 'no_hours'),
  ...findRepeated(WorkingHours.map(({ Weekday }) => Weekday)).flatMap((at) =>
    settingIssueIf(true, `WorkingHours.${at}.Weekday`, 'doubled'),
  ),
  ...WorkingHours.flatMap(({ From, To }, at) =>
    settingIssueIf(From >= To, `WorkingHours.${at}.To`, 'not_after_beginning'),
  ),
];

export const holidayIssues: Rule<RequestFor<'saveHolidays'>> = ({ Holidays }) =>
  findRepeated(Holidays.map(({ On }) => On)).flatMap((at) => settingIssueIf(true, `Holidays.${at}.On`, 'doubled'));
