import { z } from 'zod';
import { defineCall } from '../../call';
import { pivotShape, reportCodeSchema, whichRowsShape } from './question';

/** `none`: rows that have no value there. `others`: what is beyond the number of groups that are told apart. */
const groupSchema = z.object({ Value: z.string(), Text: z.string(), Kind: z.enum(['value', 'none', 'others']) });
export type PivotGroup = z.output<typeof groupSchema>;

export const pivotReplySchema = z.object({
  Rows: z.array(groupSchema),
  Columns: z.array(groupSchema),
  /** A list for each row, with a number for each column. */
  Cells: z.array(z.array(z.number())),
});

export const pivotCalls = {
  /**
   * PC-119: a report's rows counted by two of its fields, as far as the caller may read both; of active people where no report is named.
   */
  readReportPivot: defineCall({
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    path: 'api/ecenter/pivotreport/dynamiclist/activedata',
    request: z.object({
      ReportCode: reportCodeSchema.default('employee-list'),
      ...whichRowsShape,
      ...pivotShape,
    }),
    reply: pivotReplySchema,
  }),
};
