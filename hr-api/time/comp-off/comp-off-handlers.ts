import type { compOffCalls } from '../../../lib/contract/time/comp-off/comp-off';
import type { Handlers } from '../../platform/calls/call';
import { getCompOff } from './claims/get-comp-off';
import { previewCompOffClaim } from './claims/preview-claim';
import { sendCompOffClaim } from './claims/send-claim';
import { cancelCompOffClaim, withdrawCompOffClaim } from './claims/take-back-claim';
import { previewCompOffRecount } from './recount/preview-recount';
import { recountCompOff } from './recount/recount-comp-off';
import { listCompOffEmployees } from './reports/list-employees';

/** One's own, and in the role that keeps leave that of all whom it sees; only one's own is taken back. */
const [visible, own] = ['visible', 'own'] as const;

export const compOffHandlers: Handlers<keyof typeof compOffCalls> = {
  getCompOff: { allow: visible, handle: getCompOff },
  previewCompOffClaim: { allow: visible, handle: previewCompOffClaim },
  sendCompOffClaim: { allow: visible, handle: sendCompOffClaim },
  withdrawCompOffClaim: { allow: own, handle: withdrawCompOffClaim },
  cancelCompOffClaim: { allow: own, handle: cancelCompOffClaim },
  previewCompOffRecount: { allow: 'leave.keep', handle: previewCompOffRecount },
  recountCompOff: { allow: 'leave.keep', handle: recountCompOff },
  listCompOffEmployees: { allow: 'leave.keep', handle: listCompOffEmployees },
};
