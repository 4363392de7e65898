import { z } from 'zod';
import { defineCall } from '../../../call';
import { whichRowsShape } from '../question';
import { addressesSchema, scheduleShape, sentShape } from './sending-shapes';
import { DELIVERY_STATES, PAUSE_REASONS, SEND_STATUSES, SENDING_REASONS } from './sending-rules';

const ownReports = { reach: 'browser', gate: 'full' } as const;

const { AsOnDate, FromDate, ToDate } = whichRowsShape;
const headerCode = z.string().min(1).max(64);
const named = z.object({ HeaderCode: headerCode });

const deliveryStates = z.enum(DELIVERY_STATES);

/** RHIS-02, and what the form needs to show it again. `SchedulerType` is null for what was sent at once. */
const historyRowSchema = z.object({
  HeaderCode: z.string(),
  SaveReportName: z.string(),
  /** HH:MM. */
  ExecutionTime: z.string(),
  ...scheduleShape,
  ...sentShape,
  ExecuteTime: z.string().default(''),
  CCEmailIDs: z.string().default(''),
  /** The people of `ChillCodes`, in their order. */
  PersonNames: z.array(z.string()).default([]),
  /** The report's own, in the caller's language. */
  ReportTitle: z.string().default(''),
  Active: z.boolean(),
  PausedBecause: z.union([z.literal(''), z.enum(PAUSE_REASONS)]).default(''),
  /** ISO 8601; empty where it is due no more, or was not yet. */
  NextDueAt: z.string().default(''),
  LastRunAt: z.string().default(''),
  LastRunState: z.enum(['', 'waiting', 'running', 'done', 'failed']).default(''),
  /** How many of the last run's deliveries came to what. */
  LastRunCounts: z.array(z.object({ State: deliveryStates, Count: z.number() })).default([]),
});
export type ReportSchedule = z.output<typeof historyRowSchema>;

const deliverySchema = z.object({
  Recipient: z.string(),
  /** The address that it went to. */
  Address: z.string().default(''),
  /** The role whose rights counted. */
  RoleName: z.string().default(''),
  State: deliveryStates,
  Reasons: z.array(z.enum(SENDING_REASONS)).default([]),
  RowCount: z.number().default(0),
  ColumnCount: z.number().default(0),
  /** The titles of the layout's columns that were left out. */
  MissingColumns: z.array(z.string()).default([]),
  /** Of its rows since the file before; null where that was not told. */
  Changes: z.object({ Added: z.number(), Altered: z.number(), Gone: z.number() }).nullable().default(null),
  /** What the mail server said, or what kind of error it was. */
  ErrorName: z.string().default(''),
  SettledAt: z.string(),
});
export type ReportDelivery = z.output<typeof deliverySchema>;

/** Times are ISO 8601. */
const runSchema = z.object({
  RunCode: z.string(),
  DueAt: z.string(),
  StartedAt: z.string().default(''),
  EndedAt: z.string().default(''),
  State: z.enum(['waiting', 'running', 'done', 'failed']),
  ErrorName: z.string().default(''),
  RequestId: z.string().default(''),
  Deliveries: z.array(deliverySchema).default([]),
});
export type ReportSendingRun = z.output<typeof runSchema>;

const trialSchema = z.object({
  Recipient: z.string(),
  Address: z.string().default(''),
  RoleName: z.string().default(''),
  IsOwner: z.boolean().default(false),
  RowCount: z.number(),
  /** More than are counted. */
  IsEstimated: z.boolean().default(false),
  Columns: z.array(z.string()),
  MissingColumns: z.array(z.string()),
  Reasons: z.array(z.enum(SENDING_REASONS)),
  /** Whether they would get a link instead of a file, because of fields of HR alone. */
  IsLink: z.boolean().default(false),
});
export type ReportTrial = z.output<typeof trialSchema>;

/**
 * Reports that are sent: at once or by a schedule, each recipient's rows and columns under their own rights. The paths are ours (VOPQ-07).
 */
export const reportSendingCalls = {
  /** VCALL-20: sends a layout at once, to oneself and others. 422 with issues of `SENDING_ISSUES`. */
  sendReport: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/immediate',
    request: z.object({
      ...sentShape,
      CCEMail_IDs: addressesSchema,
      Status: z.enum(SEND_STATUSES),
      AsOnDate,
      FromDate,
      ToDate,
    }),
    reply: named,
  }),

  /** VCALL-21: schedules a layout; with a `HeaderCode` it changes one's own schedule. */
  saveReportSchedule: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/schedule',
    request: z.object({
      HeaderCode: z.string().max(64).default(''),
      ...sentShape,
      ...scheduleShape,
      CCEmailIDs: addressesSchema,
    }),
    reply: named,
  }),

  /** Ours: pauses one's own schedule, or lets it go on. */
  setReportScheduleActive: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/scheduleactive',
    request: z.object({ HeaderCode: headerCode, Active: z.boolean() }),
    reply: z.object({}),
  }),

  /** VCALL-19: one's own schedule is due no more, and its row goes. */
  removeReportSchedule: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/scheduledelete',
    request: named,
    reply: z.object({}),
  }),

  /** VCALL-18: one's own schedules and what one sent at once, the latest first; of one report or of all. */
  listReportSchedules: defineCall({
    ...ownReports,
    effect: 'read',
    background: true,
    path: 'api/ecenter/reportscheduler/dynamiclist/schedulehistory',
    request: z.object({ ReportCode: z.string().max(50).default('') }),
    reply: z.array(historyRowSchema),
  }),

  /** Ours: the last runs of one's own schedule, the latest first, with what each recipient got. */
  listReportSendingRuns: defineCall({
    ...ownReports,
    effect: 'read',
    background: true,
    path: 'api/ecenter/reportscheduler/dynamiclist/schedulerunlist',
    request: named,
    reply: z.array(runSchema),
  }),

  /** Ours: whom it would reach and what each would get, were it sent now. Nothing is sent. */
  tryReportSending: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/reportscheduler/dynamiclist/dryrun',
    request: z.object({
      /** Of the schedule that is changed, for those who subscribed to it or do not wish it. */
      HeaderCode: z.string().max(64).default(''),
      ...sentShape,
      CCEmailIDs: addressesSchema,
      AsOnDate,
      FromDate,
      ToDate,
    }),
    reply: z.array(trialSchema),
  }),

  /**
   * PC-123: what a link in a mail leads to, with the first rows as the file has them; 404 once it has ended, for anybody else, and for
   * whoever may read it no more.
   */
  getSentReport: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/emailreport/dynamiclist/data',
    request: z.object({ SentCode: headerCode }),
    reply: z.object({
      SaveReportName: z.string(),
      FileName: z.string(),
      RowCount: z.number(),
      Size: z.number(),
      SentAt: z.string(),
      EndsAt: z.string(),
      Columns: z.array(z.string()),
      Rows: z.array(z.array(z.string())),
    }),
  }),

  /** Ours: the file itself, checked the same way. */
  downloadSentReport: defineCall({
    ...ownReports,
    effect: 'read',
    kind: 'download',
    path: 'api/ecenter/reportscheduler/dynamicdownload/sentreport',
    request: z.object({ SentCode: headerCode }),
    reply: z.unknown(),
  }),
};
