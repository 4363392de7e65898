import type { compOffCalls } from '../../../lib/contract/time/comp-off/comp-off';
import type { Handlers } from '../../platform/calls/call';
import { getCompOff } from './claims/get-comp-off';
import { previewCompOffClaim } from './claims/preview-claim';
import { sendCompOffClaim } from './claims/send-claim';
import { cancelCompOffClaim, withdrawCompOffClaim } from './claims/take-back-claim';
import { listCompOffEmployees } from './reports/list-employees';

const allow = 'own';

export const compOffHandlers: Handlers<keyof typeof compOffCalls> = {
  getCompOff: { allow, handle: getCompOff },
  previewCompOffClaim: { allow, handle: previewCompOffClaim },
  sendCompOffClaim: { allow, handle: sendCompOffClaim },
  withdrawCompOffClaim: { allow, handle: withdrawCompOffClaim },
  cancelCompOffClaim: { allow, handle: cancelCompOffClaim },
  listCompOffEmployees: { allow: 'leave.keep', handle: listCompOffEmployees },
};
