import type { joiningSetupCalls } from '../../../lib/contract/changes/joining/joining-setup';
import type { Handlers } from '../../platform/calls/call';
import { deleteHandler, listHandler, orderHandler, saveHandler } from '../../platform/lookups/answer-lookup-calls';
import { employeeIdRangeLookup, leavingReasonLookup } from './joining-lookups';

const allow = 'change.configure';

export const joiningSetupHandlers: Handlers<keyof typeof joiningSetupCalls> = {
  listReasonsToEdit: { allow, handle: listHandler(leavingReasonLookup) },
  saveLeavingReason: { allow, handle: saveHandler(leavingReasonLookup) },
  orderLeavingReasons: { allow, handle: orderHandler(leavingReasonLookup) },
  deleteLeavingReason: { allow, handle: deleteHandler(leavingReasonLookup) },
  listEmployeeIdRanges: { allow, handle: listHandler(employeeIdRangeLookup) },
  saveEmployeeIdRange: { allow, handle: saveHandler(employeeIdRangeLookup) },
  orderEmployeeIdRanges: { allow, handle: orderHandler(employeeIdRangeLookup) },
  deleteEmployeeIdRange: { allow, handle: deleteHandler(employeeIdRangeLookup) },
};
