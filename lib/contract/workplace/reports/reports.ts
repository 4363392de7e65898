import { z } from 'zod';
import { defineCall } from '../../call';
import { pageSchema, segmentSchema } from '../../platform/addresses';
import {
  MAX_COLUMNS,
  MAX_REPORT_ROWS,
  REPORT_DAYS,
  REPORT_FIELD_TYPES,
  REPORT_FORMATS,
  REPORT_STATUSES,
} from './limits';
import { fieldNameSchema, orderShape, reportCodeSchema, whichRowsShape } from './question';

const readReports = { reach: 'browser', gate: 'full', effect: 'read' } as const;

const reportSchema = z.object({
  ReportCode: z.string(),
  ReportName: z.string(),
  Description: z.string().default(''),
  /** The path of its module. */
  Module: z.string(),
  /** What is called for its rows, below `api/ecenter/`. */
  Path: z.string(),
  Days: z.enum(REPORT_DAYS).default('none'),
  /** Its days where nobody asks for others; the first is the day of a report that is as on one. */
  FromDate: z.string().default(''),
  ToDate: z.string().default(''),
  /** The page of what a row is about, opened with its `KeyCode`; empty where there is none for the caller. */
  RowPage: pageSchema.default(''),
  /** VOPQ-26: sent in its own columns alone, so that no layout is chosen for it. */
  IsExcel: z.boolean().default(false),
  /** Ours: whether it can be narrowed by levels of the organisation, and so be an Excel file of its own choice. */
  IsByOrganisation: z.boolean().default(false),
  /** Ours: what its pivot begins with; null where it has none. */
  Pivot: z.object({ Row: z.string(), Column: z.string(), Value: z.string() }).nullable().default(null),
});
export type ReportEntry = z.output<typeof reportSchema>;

const fieldSchema = z.object({
  FieldName: z.string(),
  DisplayName: z.string(),
  FieldType: z.enum(REPORT_FIELD_TYPES),
  FieldCode: z.string(),
  /** Ours: not among the columns until it is chosen. */
  IsHidden: z.boolean().default(false),
  HasTotal: z.boolean().default(false),
  /** Ours: whether a pivot groups rows by it. */
  CanGroup: z.boolean().default(false),
  /** What its values stand for, where they are some of few: filters offer them. */
  Options: z.array(z.object({ Value: z.string(), Text: z.string() })).default([]),
});
export type ReportFieldEntry = z.output<typeof fieldSchema>;

/** A date is `YYYY-MM-DD`, an instant its milliseconds. */
const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const rowSchema = z.object({
  RowCode: z.string(),
  KeyCode: segmentSchema.default(''),
  /** What the page after this row is asked for with. */
  Position: z.string(),
  /** In the order of the fields that were asked for. */
  Cells: z.array(cellSchema),
});
export type ReportRow = z.output<typeof rowSchema>;

const runCode = z.uuid();
const runCodeOrNone = z.union([z.literal(''), runCode]).default('');

/** Reports: their rows, columns and values are what the active role may see. */
export const reportCalls = {
  /** WFDB-21: the reports that the active role may open, of one module or of all. */
  listReports: defineCall({
    ...readReports,
    path: 'api/ecenter/dashboardconfig/dynamiclist/availablelist',
    request: z.object({ Module: z.string().max(64).default('') }),
    reply: z.array(reportSchema),
  }),

  /** VCALL-17: the fields of a report that the caller may read, in the order of its columns. */
  listReportFields: defineCall({
    ...readReports,
    path: 'api/ecenter/reportbuilder/dynamiclist/getlist',
    request: z.object({ ReportCode: reportCodeSchema }),
    reply: z.array(fieldSchema),
  }),

  /** VCALL-27: a page of a report's rows, by the path that `listReports` says. `member` is the `ReportCode`. */
  readReport: defineCall({
    ...readReports,
    path: 'api/ecenter',
    family: {
      listedBy: 'listReports',
      membersOf: (reports: ReportEntry[]) =>
        reports.map(({ ReportCode, Path }) => ({ name: ReportCode, path: `api/ecenter/${Path}` })),
    },
    request: z.object({
      member: z.string().max(50).default(''),
      ...whichRowsShape,
      ...orderShape,
      Fields: z.array(fieldNameSchema).max(MAX_COLUMNS).default([]),
      After: z.string().max(2_000).default(''),
      PageSize: z.int().min(1).max(MAX_REPORT_ROWS).default(50),
    }),
    reply: z.object({ Status: z.enum(REPORT_STATUSES), Rows: z.array(rowSchema) }),
  }),

  /** Ours: how many rows there are, above `MAX_COUNTED_ROWS` that many as an estimate; and the totals of the fields that have one. */
  countReportRows: defineCall({
    ...readReports,
    path: 'api/ecenter/commonreport/dynamicadd/reportsummary',
    request: z.object({ ReportCode: reportCodeSchema, ...whichRowsShape }),
    reply: z.object({
      Count: z.number(),
      IsEstimated: z.boolean(),
      Totals: z.array(z.object({ FieldName: z.string(), Total: z.number() })).default([]),
    }),
  }),

  /**
   * Ours: all rows of a question as a file. `Question` is the JSON of `fileQuestionSchema`; `RunCode` is the caller's own name for this
   * file, by which its progress is asked for, and is used once; without one nobody asks.
   */
  downloadReport: defineCall({
    ...readReports,
    kind: 'download',
    path: 'api/ecenter/commonreport/dynamicdownload/download',
    request: z.object({
      ReportCode: reportCodeSchema,
      Format: z.enum(REPORT_FORMATS),
      RunCode: runCodeOrNone,
      Question: z.string().max(12_000).default('{}'),
    }),
    reply: z.unknown(),
  }),

  /** Ours: whether such a file may be asked for now; `proof_required` for a large one whose reader has to confirm first that it is them. */
  checkReportDownload: defineCall({
    ...readReports,
    path: 'api/ecenter/commonreport/dynamicadd/downloadcheck',
    request: z.object({ ReportCode: reportCodeSchema, Question: z.string().max(12_000).default('{}') }),
    reply: z.object({}),
  }),

  /** VCALL-26: how far the caller's file is, the last one of a report where none is named. */
  getReportStatus: defineCall({
    ...readReports,
    background: true,
    path: 'api/ecenter/commonreport/dynamicadd/commonreportstatus',
    request: z.object({ ReportCode: reportCodeSchema, RunCode: runCodeOrNone }),
    reply: z.object({ Status: z.enum(REPORT_STATUSES), RowCount: z.number().default(0) }),
  }),

  /** Ours: ends the writing of one's own file; what was sent of it is cut off. */
  stopReport: defineCall({
    ...readReports,
    effect: 'write',
    path: 'api/ecenter/commonreport/dynamicadd/stopreport',
    request: z.object({ RunCode: runCode }),
    reply: z.object({}),
  }),
};
