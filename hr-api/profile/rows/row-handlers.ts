import type { sectionRowCalls } from '../../../lib/contract/profile/rows';
import type { Handlers } from '../../platform/calls/call';
import { deleteSectionRow } from '../save/delete-row';
import { readSaveEffects } from '../save/read-save-effects';
import { saveSection } from '../save/save-section';
import { listSectionRows } from './list-rows';
import { readSectionRow } from './read-row';

export const sectionRowHandlers: Handlers<keyof typeof sectionRowCalls> = {
  getSectionRow: { allow: 'visible', handle: readSectionRow },
  listSectionRows: { allow: 'visible', handle: listSectionRows },
  saveSection: { allow: 'visible', work: 'message', handle: saveSection },
  deleteSectionRow: { allow: 'visible', work: 'message', handle: deleteSectionRow },
  getSaveEffects: { allow: 'visible', handle: readSaveEffects },
};
