import type { changeCalls } from '../../../lib/contract/changes/changes';
import type { Handlers } from '../../platform/calls/call';
import { listChangesToCome, listPersonChanges } from './list-changes';
import { getChangeSubject } from './read-subject';
import { changeSettingsHandlers } from './settings-handlers';
import { undoChange } from './undo-change';

export const changeHandlers: Handlers<keyof typeof changeCalls> = {
  getChangeSubject: { allow: 'visible', handle: getChangeSubject },
  listChangesToCome: { allow: 'visible', handle: listChangesToCome },
  listPersonChanges: { allow: 'visible', handle: listPersonChanges },
  undoChange: { allow: 'visible', handle: undoChange },
  ...changeSettingsHandlers,
};
