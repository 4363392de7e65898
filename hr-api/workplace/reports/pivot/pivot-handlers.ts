import type { pivotCalls } from '../../../../lib/contract/workplace/reports/pivot';
import type { Handlers } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findReport } from '../find-report';
import { checkQuestion, fieldNamed } from '../rows/question';
import { isGroupable } from './groups';
import { readPivot } from './read-pivot';

export const pivotHandlers: Handlers<keyof typeof pivotCalls> = {
  readReportPivot: {
    allow: 'report.read',
    handle: async ({ ReportCode, Row, Column, Value, ...asked }, context) => {
      const report = findReport(context, ReportCode);
      if (!report.pivot) throw new ApiError('not_found');
      const question = await checkQuestion(report, context, asked);
      const row = fieldNamed(question.fields, Row);
      const column = Column ? fieldNamed(question.fields, Column) : null;
      const value = Value ? fieldNamed(question.fields, Value) : null;
      if (!isGroupable(row) || (column && !isGroupable(column)) || (value && !value.hasTotal))
        throw new ApiError('bad_request', { message: 'The report has no such groups or totals' });
      return readPivot(context.db, question, { row, column, value }, context.language);
    },
  },
};
