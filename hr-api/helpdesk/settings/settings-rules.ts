import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { SettingIssue } from '../../../lib/contract/helpdesk/setting-issues';
import { findRepeated, issueIf } from '../../platform/lookups/lookup-issues';
import { SOLVED_STATUS, START_STATUS } from '../tickets/statuses';

export interface SettingIssueAt {
  readonly path: string;
  readonly message: SettingIssue;
}

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
