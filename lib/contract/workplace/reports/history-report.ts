import { z } from 'zod';
import { defineCall } from '../../call';

const historyConfigSchema = z.object({
  /** What the report that tells of it is filtered by. */
  ConfigCode: z.string(),
  /** The name of what it belongs to. */
  Name: z.string(),
  Entity: z.string(),
  /** What it is called in the list of employees, which says it as on a day. */
  FieldName: z.string(),
  Label: z.string(),
  Active: z.boolean(),
  /** Ours: the report that tells of its changes. */
  ReportCode: z.string(),
});
export type HistoryConfig = z.output<typeof historyConfigSchema>;

export const historyReportCalls = {
  /** PC-124: of what the caller may read how it changed. */
  listHistoryConfigs: defineCall({
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    path: 'api/ecenter/historyreport/dynamiclist/configlist',
    request: z.object({}),
    reply: z.array(historyConfigSchema),
  }),
};
