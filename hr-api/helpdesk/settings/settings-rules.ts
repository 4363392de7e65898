import type { RequestFor } from '../../../lib/contract/all';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { SettingIssue } from '../../../lib/contract/helpdesk/setting-issues';
import { SOLVED_STATUS, START_STATUS } from '../tickets/statuses';

export interface Issue {
  readonly path: string;
  readonly message: SettingIssue;
}

/** What is wrong with a request, given the settings as they are. None: it may be stored. */
type Rule<Request> = (request: Request, settings: HelpdeskSettings) => Issue[];

const issueIf = (isWrong: boolean, path: string, message: SettingIssue): Issue[] =>
  isWrong ? [{ path, message }] : [];

const isKnown = (code: number, codes: readonly number[]) => code === 0 || codes.includes(code);

/** The places at which something stands that stood before. */
const findRepeated = <Item>(items: readonly Item[]) =>
  items.flatMap((item, at) => (items.indexOf(item) < at ? [at] : []));

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const processIssues: Rule<RequestFor<'saveHelpdeskProcess'>> = (request, { Processes, Candidates }) => {
  const { ProcessCode, Name, IsActive, Members } = request;
  const others = Processes.filter((process) => process.ProcessCode !== ProcessCode);
  const people = Members.map(({ AssigneeCode }) => AssigneeCode);
  return [
    ...issueIf(
      !isKnown(
        ProcessCode,
        Processes.map((process) => process.ProcessCode),
      ),
      'ProcessCode',
      'unknown',
    ),
    ...issueIf(
      others.some((other) => isSameName(other.Name, Name)),
      'Name',
      'doubled',
    ),
    ...people.flatMap((code, at) =>
      issueIf(!Candidates.some(({ AssigneeCode }) => AssigneeCode === code), `Members.${at}`, 'unknown'),
    ),
    ...findRepeated(people).flatMap((at) => issueIf(true, `Members.${at}`, 'doubled')),
    ...issueIf(IsActive && !Members.some(({ IsLead }) => IsLead), 'Members', 'no_lead'),
  ];
};

export const subProcessIssues: Rule<RequestFor<'saveHelpdeskSubProcess'>> = (request, { Processes }) => {
  const { CategoryCode, ProcessCode, Name } = request;
  const process = Processes.find((candidate) => candidate.ProcessCode === ProcessCode);
  const home = Processes.find(({ SubProcesses }) => SubProcesses.some((one) => one.CategoryCode === CategoryCode));
  const siblings = process?.SubProcesses.filter((sibling) => sibling.CategoryCode !== CategoryCode) ?? [];
  return [
    ...issueIf(!process, 'ProcessCode', 'unknown'),
    ...issueIf(CategoryCode !== 0 && !home, 'CategoryCode', 'unknown'),
    ...issueIf(Boolean(home && process && home !== process), 'ProcessCode', 'belongs_elsewhere'),
    ...issueIf(
      siblings.some((sibling) => isSameName(sibling.Name, Name)),
      'Name',
      'doubled',
    ),
  ];
};

export const priorityIssues: Rule<RequestFor<'saveHelpdeskPriority'>> = (request, { Priorities }) => {
  const { PriorityCode, Name, IsActive, IsDefault, ResponseMinutes, ResolutionMinutes } = request;
  const present = Priorities.find((priority) => priority.PriorityCode === PriorityCode);
  return [
    ...issueIf(PriorityCode !== 0 && !present, 'PriorityCode', 'unknown'),
    ...issueIf(
      Priorities.some((other) => other !== present && isSameName(other.Name, Name)),
      'Name',
      'doubled',
    ),
    ...issueIf(Boolean(present?.IsDefault) && !IsDefault, 'IsDefault', 'no_default'),
    ...issueIf(IsDefault && !IsActive, 'IsActive', 'default_inactive'),
    ...issueIf(
      ResolutionMinutes > 0 && ResponseMinutes > ResolutionMinutes,
      'ResponseMinutes',
      'later_than_resolution',
    ),
  ];
};

export const codesIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

export const statusIssues: Rule<RequestFor<'saveHelpdeskStatus'>> = (request, { Statuses }) => {
  const { StatusCode, Name, IsPaused, IsClosed } = request;
  const known = Statuses.map((status) => status.StatusCode);
  const next = (path: 'DependsCodes' | 'RequesterDependsCodes', mustLead: boolean) => {
    const codes = codesIn(request[path]);
    return [
      ...issueIf(
        codes.some((code) => code !== StatusCode && !known.includes(code)),
        path,
        'unknown',
      ),
      ...issueIf(findRepeated(codes).length > 0, path, 'doubled'),
      ...issueIf(codes.includes(StatusCode), path, 'follows_itself'),
      ...issueIf(codes.length === 0 && mustLead, path, 'dead_end'),
    ];
  };
  return [
    ...issueIf(!isKnown(StatusCode, known), 'StatusCode', 'unknown'),
    ...issueIf(
      Statuses.some((other) => other.StatusCode !== StatusCode && isSameName(other.Name, Name)),
      'Name',
      'doubled',
    ),
    ...next('DependsCodes', true),
    ...next('RequesterDependsCodes', !IsClosed),
    ...issueIf((StatusCode === START_STATUS && IsPaused) || (IsClosed && IsPaused), 'IsPaused', 'fixed'),
    ...issueIf(
      (StatusCode === START_STATUS && IsClosed) || (StatusCode === SOLVED_STATUS && !IsClosed),
      'IsClosed',
      'fixed',
    ),
  ];
};

export const workingHoursIssues: Rule<RequestFor<'saveWorkingHours'>> = ({ WorkingHours }) => [
  ...issueIf(WorkingHours.length === 0, 'WorkingHours', 'no_hours'),
  ...findRepeated(WorkingHours.map(({ Weekday }) => Weekday)).flatMap((at) =>
    issueIf(true, `WorkingHours.${at}.Weekday`, 'doubled'),
  ),
  ...WorkingHours.flatMap(({ From, To }, at) => issueIf(From >= To, `WorkingHours.${at}.To`, 'not_after_beginning')),
];

export const holidayIssues: Rule<RequestFor<'saveHolidays'>> = ({ Holidays }) =>
  findRepeated(Holidays.map(({ On }) => On)).flatMap((at) => issueIf(true, `Holidays.${at}.On`, 'doubled'));
