import type { retentionCalls } from '../../../lib/contract/workplace/retention/retention';
import type { Handlers } from '../../platform/calls/call';
import { holdPerson, releaseHold } from './holds/hold-handlers';
import { listLeftPeople } from './people/list-left-people';
import { askErasure } from './requests/ask-erasure';
import { decideErasure, withdrawErasure } from './requests/decide-erasure';
import { getErasure } from './requests/get-erasure';
import { listErasures } from './requests/list-erasures';
import { previewErasure } from './requests/preview-erasure';
import { getRetention, saveRetention } from './settings';

const allow = 'retention.manage';
/** What lets data go, or could. */
const requires = 'recent proof';

export const retentionHandlers: Handlers<keyof typeof retentionCalls> = {
  getRetention: { allow, handle: getRetention },
  saveRetention: { allow, requires, handle: saveRetention },
  listLeftPeople: { allow, handle: listLeftPeople },
  previewErasure: { allow, handle: previewErasure },
  askErasure: { allow, requires, handle: askErasure },
  listErasures: { allow, handle: listErasures },
  getErasure: { allow, handle: getErasure },
  decideErasure: { allow, requires, handle: decideErasure },
  withdrawErasure: { allow, handle: withdrawErasure },
  holdPerson: { allow, handle: holdPerson },
  releaseHold: { allow, requires, handle: releaseHold },
};
