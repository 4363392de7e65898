import { z } from 'zod';
import { defineCall } from '../../call';
import { downloadRequestSchema, uploadedSchema, uploadRequestSchema } from '../../platform/files';
import { previewStepsSchema } from '../../workplace/approvals/shapes';
import { pivotReplySchema } from '../../workplace/reports/pivot';
import { pivotShape, whichRowsShape } from '../../workplace/reports/question';
import {
  askedShape,
  codeSchema,
  holderSchema,
  leaveBalanceSchema,
  leaveDaySchema,
  leaveEntrySchema,
  leaveIssueSchema,
  leaveRead,
  leaveRequestSchema,
  leaveWrite,
  noteSchema,
  onDaySchema,
  typeCodeSchema,
} from './leave-shapes';
import { LEAVE_STATES, MAX_DAYS_AROUND } from './leave-rules';

/**
 * `RequestCode` changes one that is open, whose decision begins anew; empty for a new one. `ProofCode` is the `HeaderCode` of an
 * upload; one that the request has already may be named again.
 */
const askingSchema = z.object({
  ...askedShape,
  ChillCode: holderSchema,
  RequestCode: z.string().max(64).default(''),
  Note: noteSchema,
  ProofCode: z.string().max(64).default(''),
});
export type LeaveAsking = z.input<typeof askingSchema>;

const awaySchema = z.object({
  Person: z.object({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() }),
  From: z.string(),
  To: z.string(),
});

const bestDaysSchema = z.object({
  From: z.string(),
  To: z.string(),
  Amount: z.number().int(),
  OffFrom: z.string(),
  OffTo: z.string(),
  DaysOff: z.number().int(),
  Holidays: z.array(z.string()),
});
export type LeaveBestDays = z.output<typeof bestDaysSchema>;

/** All ours. `ChillCode` names whose leave it is for who keeps them (`leave.keep`); without it, it is one's own. */
export const leaveCalls = {
  /** Each type that is or was theirs, as on a day, behind or to come. */
  listLeaveBalances: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamiclist/balances',
    request: z.object({ ChillCode: holderSchema, On: onDaySchema }),
    reply: z.array(leaveBalanceSchema),
  }),

  /** Why a balance is what it is: all entries up to the day in their order, those to come included, and of what it is left. */
  getLeaveBalance: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamicadd/balance',
    request: z.object({ ChillCode: holderSchema, TypeCode: typeCodeSchema, On: onDaySchema }),
    reply: z.object({
      Balance: z.number().int(),
      Entries: z.array(leaveEntrySchema),
      Credits: z.array(
        leaveEntrySchema
          .pick({ Kind: true, Day: true, LastDay: true, Amount: true })
          .extend({ Left: z.number().int() }),
      ),
    }),
  }),

  /**
   * PC-120: balances as on `AsOnDate`, of whom the caller is told: their own, those below them, or of whom they keep leave. Rows and
   * columns are fields of the report of balances that make groups, such as `Unit`, `Location` and `LeaveType`; `Value` is `Opening`,
   * `Credited`, `Availed`, `Lapsed`, `Encashed`, `Balance`, `Planned` or `Pending`, in days.
   */
  readLeaveBalancePivot: defineCall({
    ...leaveRead,
    path: 'api/ecenter/pivotreport/dynamiclist/leavebalance',
    request: z.object({
      ...whichRowsShape,
      Row: pivotShape.Row.default('Unit'),
      Column: pivotShape.Column.default('LeaveType'),
      Value: pivotShape.Value.default('Balance'),
    }),
    reply: pivotReplySchema,
  }),

  /** Requests that touch a span, the latest first; of any state where none is named. Without a span, a year back and all to come. */
  listLeaveRequests: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamiclist/requests',
    request: z.object({
      ChillCode: holderSchema,
      From: onDaySchema,
      To: onDaySchema,
      State: z.enum(LEAVE_STATES).or(z.literal('')).default(''),
    }),
    reply: z.array(leaveRequestSchema),
  }),

  /** One request with its days. `ApprovalCode` opens it where it is decided (`getApproval`); empty for whom that is closed. */
  getLeaveRequest: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamicadd/request',
    request: z.object({ RequestCode: codeSchema }),
    reply: leaveRequestSchema.extend({ Days: z.array(leaveDaySchema), ApprovalCode: z.string() }),
  }),

  /**
   * The shortest leave for the longest time off around holidays within a year, most days off for a day of leave first: what takes so many
   * `Days` at most, and no day that is taken or asked for already. `RequestCode` is one that is changed. `From` to `To` is
   * what would be asked for, `OffFrom` to `OffTo` all days off in a row.
   */
  listBestDays: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamiclist/bestdays',
    request: z.object({
      ChillCode: holderSchema,
      RequestCode: z.string().max(64).default(''),
      TypeCode: typeCodeSchema,
      Days: z.int32().min(1).max(MAX_DAYS_AROUND),
    }),
    reply: z.array(bestDaysSchema),
  }),

  /** What `sendLeaveRequest` would come to; `Issues` is why it would be refused. Nothing is written. */
  previewLeaveRequest: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamicadd/preview',
    request: askingSchema,
    reply: z.object({
      Days: z.array(leaveDaySchema),
      Amount: z.number().int(),
      /** What is left on the last day with it, and the least on any day from the first on that leave is planned for. Null: not counted. */
      Left: z.number().int().nullable(),
      Lowest: z.number().int().nullable(),
      NeedsProof: z.boolean(),
      /** Who of those with the same manager has approved leave on some of the days, by the day; of what type nobody reads here. */
      Away: z.array(awaySchema),
      /**
       * On which of the first days fewer would be there than are wanted (`saveStaffingMinimum`), this leave and what is approved counted;
       * an empty location is all. A warning alone.
       */
      Shortfalls: z.array(
        z.object({
          Day: z.string(),
          UnitName: z.string(),
          LocationName: z.string(),
          There: z.number().int(),
          Of: z.number().int(),
          Wanted: z.number().int(),
        }),
      ),
      Steps: previewStepsSchema,
      Issues: z.array(leaveIssueSchema),
    }),
  }),

  sendLeaveRequest: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/myleave/dynamicadd/send',
    request: askingSchema,
    reply: z.object({ RequestCode: z.string(), State: z.enum(LEAVE_STATES) }),
  }),

  /** Takes an open one back: 409 where it is decided. */
  withdrawLeaveRequest: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/myleave/dynamicadd/withdraw',
    request: z.object({ RequestCode: codeSchema }),
    reply: z.object({}),
  }),

  /** Gives back the days of an approved one that are not behind; who keeps the person gives back all of them. `Days` says how many. */
  cancelLeaveRequest: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/myleave/dynamicadd/cancel',
    request: z.object({ RequestCode: codeSchema, Reason: noteSchema }),
    reply: z.object({ Days: z.number().int(), Amount: z.number().int() }),
  }),

  /** A proof, which a request takes up by its `HeaderCode`. */
  uploadLeaveProof: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/myleave/dynamicupload/proof',
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),

  /** For whose leave it is, who keeps them, and whoever is asked to decide. */
  downloadLeaveProof: defineCall({
    ...leaveRead,
    path: 'api/timemanage/myleave/dynamicdownload/proof',
    kind: 'download',
    request: downloadRequestSchema,
    reply: z.unknown(),
  }),
};
