import type { leaveSetupCalls } from '../../../../lib/contract/time/leave/leave-setup';
import type { CallContext, Handlers } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { deleteRow } from '../../../platform/lookups/delete-row';
import { orderRows } from '../../../platform/lookups/order-rows';
import { saveRow } from '../../../platform/lookups/save-row';
import { onDay } from '../balances/on-day';
import { previewLeaveRecount } from '../recount/preview-recount';
import { recountLeave } from '../recount/recount-leave';
import { addLeaveEntry, setWorkShare } from './enter-leave';
import { previewRule, previewWork } from './preview-work';
import { saveRule } from './save-rule';
import { leaveTypeLookup, listTypesWithRules } from './type-lookup';

const allow = 'leave.configure';

/** Types and rules are the whole organisation's: whoever keeps a unit alone does not change them. */
const forAll =
  <Request, Reply>(handle: (request: Request, context: CallContext) => Promise<Reply>) =>
  (request: Request, context: CallContext): Promise<Reply> => {
    if (!context.actor.scopes.includes('all')) throw new ApiError('forbidden');
    return handle(request, context);
  };

/** Does what changes a type, and answers all of them. */
const andList = <Request>(change: (request: Request, context: CallContext) => Promise<unknown>) =>
  forAll(async (request: Request, context) => {
    await change(request, context);
    return listTypesWithRules(context);
  });

export const leaveSetupHandlers: Handlers<keyof typeof leaveSetupCalls> = {
  listLeaveTypes: { allow, handle: (_request, context) => listTypesWithRules(context) },
  saveLeaveType: { allow, handle: andList((request, context) => saveRow(leaveTypeLookup, request, context)) },
  orderLeaveTypes: { allow, handle: andList(({ Codes }, context) => orderRows(leaveTypeLookup, Codes, context)) },
  deleteLeaveType: { allow, handle: andList(({ TypeCode }, context) => deleteRow(leaveTypeLookup, TypeCode, context)) },
  saveLeaveRule: { allow, handle: andList((request, context) => saveRule(context, request)) },
  previewLeaveRule: { allow, handle: forAll((request, context) => previewRule(context, request)) },
  previewLeaveWork: {
    allow,
    handle: forAll(({ On }, context) => previewWork(context, onDay(On, dayOf(context.now)))),
  },
  addLeaveEntry: { allow: 'leave.keep', handle: addLeaveEntry },
  setWorkShare: { allow: 'leave.keep', handle: setWorkShare },
  previewLeaveRecount: { allow: 'leave.keep', handle: previewLeaveRecount },
  recountLeave: { allow: 'leave.keep', handle: recountLeave },
};
