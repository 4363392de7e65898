import { priorityShape } from '../../../../lib/contract/helpdesk/lookups';
import type { Lookup } from '../../../platform/lookups/lookup';
import { CATALOGUE } from '../catalogue';
import { settingIssueIf } from '../settings-rules';
import { SETTINGS_LOCK } from '../settings-stores';

export const priorities: Lookup<typeof priorityShape> = {
  ...CATALOGUE.priorities,
  shape: priorityShape,
  lock: SETTINGS_LOCK,
  audit: { kind: 'helpdesk priority', action: 'change helpdesk priority' },
  issues: ({ IsActive, IsDefault, ResponseMinutes, ResolutionMinutes }) => [
    ...settingIssueIf(IsDefault && !IsActive, 'IsActive', 'default_inactive'),
    ...settingIssueIf(
      ResolutionMinutes > 0 && ResponseMinutes > ResolutionMinutes,
      'ResponseMinutes',
      'later_than_resolution',
    ),
  ],
};
