import type { pivotCalls } from '../../../../lib/contract/workplace/reports/pivot';
import type { Handlers } from '../../../platform/calls/call';
import { findReport } from '../find-report';
import { pivotOf } from './pivot-of';

export const pivotHandlers: Handlers<keyof typeof pivotCalls> = {
  readReportPivot: {
    allow: 'report.read',
    handle: async ({ ReportCode, Row, Column, Value, ...asked }, context) =>
      pivotOf(findReport(context, ReportCode), context, { asked, pivot: { Row, Column, Value } }),
  },
};
