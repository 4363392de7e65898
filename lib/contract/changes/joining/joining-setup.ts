import { z } from 'zod';
import { defineCall } from '../../call';
import {
  lookupCodeSchema,
  lookupOrderSchema,
  lookupRowSchema,
  saveLookupRowSchema,
} from '../../platform/lookups/lookup-schemas';
import { employeeIdRangeShape, leavingReasonShape } from './joining-shapes';
import { changeRead, changeWrite } from '../shapes';

const reasons = z.array(lookupRowSchema(leavingReasonShape));
const ranges = z.array(lookupRowSchema(employeeIdRangeShape));

/** Ours: the lists that joining and leaving are made of. Each call answers all rows. */
export const joiningSetupCalls = {
  listReasonsToEdit: defineCall({
    ...changeRead,
    path: 'api/process/leavingreasons/dynamiclist/list',
    request: z.object({}),
    reply: reasons,
  }),
  saveLeavingReason: defineCall({
    ...changeWrite,
    path: 'api/process/leavingreasons/dynamicadd/save',
    request: saveLookupRowSchema(leavingReasonShape),
    reply: reasons,
  }),
  orderLeavingReasons: defineCall({
    ...changeWrite,
    path: 'api/process/leavingreasons/dynamicadd/order',
    request: lookupOrderSchema,
    reply: reasons,
  }),
  deleteLeavingReason: defineCall({
    ...changeWrite,
    path: 'api/process/leavingreasons/dynamicadd/delete',
    request: lookupCodeSchema(leavingReasonShape),
    reply: reasons,
  }),

  /** The first of them that has a number left gives the next. */
  listEmployeeIdRanges: defineCall({
    ...changeRead,
    path: 'api/process/employeeids/dynamiclist/list',
    request: z.object({}),
    reply: ranges,
  }),
  saveEmployeeIdRange: defineCall({
    ...changeWrite,
    path: 'api/process/employeeids/dynamicadd/save',
    request: saveLookupRowSchema(employeeIdRangeShape),
    reply: ranges,
  }),
  orderEmployeeIdRanges: defineCall({
    ...changeWrite,
    path: 'api/process/employeeids/dynamicadd/order',
    request: lookupOrderSchema,
    reply: ranges,
  }),
  deleteEmployeeIdRange: defineCall({
    ...changeWrite,
    path: 'api/process/employeeids/dynamicadd/delete',
    request: lookupCodeSchema(employeeIdRangeShape),
    reply: ranges,
  }),
};
