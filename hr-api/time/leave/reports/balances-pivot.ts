import type { Handler } from '../../../platform/calls/call';
import { pivotOf } from '../../../workplace/reports/pivot/pivot-of';
import { leaveBalances } from './balances-report';

/** The balances of those of whose leave the reader is told, added up by two fields of the report of balances. */
export const readLeaveBalancePivot: Handler<'readLeaveBalancePivot'> = ({ Row, Column, Value, ...asked }, context) =>
  pivotOf(leaveBalances, context, { asked, pivot: { Row, Column, Value } });
