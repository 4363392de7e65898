import { subProcessShape } from '../../../../lib/contract/helpdesk/lookups';
import type { Lookup } from '../../../platform/lookups/lookup';
import { helpdeskProcesses } from '../../tables';
import { CATALOGUE } from '../catalogue';
import { SETTINGS_LOCK } from '../settings-stores';

export const subProcesses: Lookup<typeof subProcessShape> = {
  ...CATALOGUE.subProcesses,
  shape: subProcessShape,
  lock: SETTINGS_LOCK,
  audit: { kind: 'helpdesk sub process', action: 'change helpdesk sub process' },
  choices: { ProcessCode: helpdeskProcesses },
};
