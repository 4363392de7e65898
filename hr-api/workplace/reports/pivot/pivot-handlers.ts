import type { pivotCalls } from '../../../../lib/contract/workplace/reports/pivot';
import type { Handlers } from '../../../platform/calls/call';
import { findReport } from '../find-report';
import { checkQuestion } from '../rows/question';
import { checkPivot } from './check-pivot';
import { readPivot } from './read-pivot';

export const pivotHandlers: Handlers<keyof typeof pivotCalls> = {
  readReportPivot: {
    allow: 'report.read',
    handle: async ({ ReportCode, Row, Column, Value, ...asked }, context) => {
      const report = findReport(context, ReportCode);
      const question = await checkQuestion(report, context, asked);
      const pivot = checkPivot(report, question, { Row, Column, Value });
      return readPivot(context.db, question, pivot, context.language);
    },
  },
};
