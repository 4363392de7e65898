import type { unitCalls } from '../../../lib/contract/structure/units';
import type { Handlers } from '../../platform/calls/call';
import { listUnits } from './read/list-units';
import { previewUnitChange } from './read/preview-change';
import { getUnit, listUnitChangesToCome } from './read/read-unit';
import { changeUnit } from './write/make-change';
import { undoUnitChange } from './write/undo-change';

/** Whoever looks after units sees the whole tree, and changes what is theirs. */
const allow = 'unit.change';

export const unitHandlers: Handlers<keyof typeof unitCalls> = {
  listUnits: { allow, handle: listUnits },
  getUnit: { allow, handle: getUnit },
  previewUnitChange: { allow, handle: previewUnitChange },
  changeUnit: { allow, handle: changeUnit },
  undoUnitChange: { allow, handle: undoUnitChange },
  listUnitChangesToCome: { allow, handle: listUnitChangesToCome },
};
