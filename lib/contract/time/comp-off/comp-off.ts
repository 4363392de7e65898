import { z } from 'zod';
import { defineCall } from '../../call';
import { previewStepsSchema } from '../../workplace/approvals/shapes';
import {
  codeSchema,
  daySchema,
  holderSchema,
  leaveRead,
  leaveWrite,
  onDaySchema,
  typeCodeSchema,
} from '../leave/leave-shapes';
import { MAX_RECOUNTS } from '../leave/leave-rules';
import { recountedShape } from '../leave/leave-setup';
import { CLAIM_ISSUES, CLAIM_STATES, DAY_REFUSALS, MAX_CLAIM_REASON, TOLD_CLAIM_STATES } from './comp-off-rules';

const MAX_ENTITLED = 500;

/** Days in requests are YYYY-MM-DD, in replies DD-MMM-YYYY; amounts are in parts of a day, as those of leave. */
const claimedShape = {
  ChillCode: holderSchema,
  TypeCode: typeCodeSchema,
  WorkFrom: daySchema,
  WorkTo: daySchema,
  /** Of one of the days a half alone was worked: of which, where there are several. */
  HalfDay: z.boolean().default(false),
  HalfDayDate: onDaySchema,
};

const claimedSchema = z.object(claimedShape);
export type CompOffClaimed = z.input<typeof claimedSchema>;

const claimDaySchema = z.object({
  Day: z.string(),
  Amount: z.number().int(),
  /** Of the holiday on it; empty for a weekly day off. */
  Holiday: z.string(),
  /** Why it cannot be claimed; empty where it counts. */
  Refusal: z.enum(['', ...DAY_REFUSALS]),
});

const claimSchema = z.object({
  KeyCode: z.string(),
  TypeName: z.string(),
  WorkFrom: z.string(),
  WorkTo: z.string(),
  HalfDay: z.boolean(),
  HalfDayDate: z.string(),
  /** By the calendar of the place. */
  Hours: z.number(),
  Reason: z.string(),
  /** Who claimed it on behalf of the person; empty where they did themselves. */
  EnteredBy: z.string(),
  State: z.enum(TOLD_CLAIM_STATES),
  /** What is credited, or would be. */
  Amount: z.number().int(),
  /** From when on it can be taken, and until when; the latter is empty where it has no end. */
  ValidFrom: z.string(),
  ExpiresOn: z.string(),
  /** What was said with the decision. */
  Comment: z.string(),
  /** DD-MMM-YYYY HH:mm; the latter is empty while it is open. */
  AskedDate: z.string(),
  DecidedDate: z.string(),
  CanWithdraw: z.boolean(),
  CanCancel: z.boolean(),
});
export type CompOffClaim = z.output<typeof claimSchema>;

const overviewSchema = z.object({
  /** Of which types days can be claimed today: how many days behind, and for how many days each lasts; null: without an end. */
  Types: z.array(
    z.object({
      TypeCode: z.number().int(),
      Name: z.string(),
      ClaimDays: z.number().int(),
      EarnedDays: z.number().int().nullable(),
    }),
  ),
  /** What was earned and of it is left today, what ends first before others. */
  Credits: z.array(
    z.object({
      TypeName: z.string(),
      ValidFrom: z.string(),
      ExpiresOn: z.string(),
      Amount: z.number().int(),
      Left: z.number().int(),
    }),
  ),
  /** The latest first. */
  Claims: z.array(claimSchema),
});
export type CompOffOverview = z.output<typeof overviewSchema>;

/**
 * All ours but `listCompOffEmployees`, whose fields the documents name without their shape. `ChillCode` names whose work it was for who
 * keeps them (`leave.keep`); without it, it is one's own. What is claimed for somebody is weighed and decided on as if they had, and who
 * entered it takes it back by `withdrawApproval`.
 */
export const compOffCalls = {
  getCompOff: defineCall({
    ...leaveRead,
    path: 'api/timemanage/compoff/dynamiclist/claims',
    request: z.object({ ChillCode: holderSchema }),
    reply: overviewSchema,
  }),

  /** What `sendCompOffClaim` would come to; `Issues` is why it would be refused. Nothing is written. */
  previewCompOffClaim: defineCall({
    ...leaveRead,
    path: 'api/timemanage/compoff/dynamicadd/preview',
    request: claimedSchema,
    reply: z.object({
      Days: z.array(claimDaySchema),
      Amount: z.number().int(),
      ValidFrom: z.string(),
      ExpiresOn: z.string(),
      Steps: previewStepsSchema,
      Issues: z.array(z.object({ path: z.string(), message: z.enum(CLAIM_ISSUES) })),
    }),
  }),

  sendCompOffClaim: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/compoff/dynamicadd/send',
    request: z.object({ ...claimedShape, Reason: z.string().trim().max(MAX_CLAIM_REASON) }),
    reply: z.object({ KeyCode: z.string(), State: z.enum(CLAIM_STATES) }),
  }),

  /** Takes an open one back: 409 where it is decided. */
  withdrawCompOffClaim: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/compoff/dynamicadd/withdraw',
    request: z.object({ KeyCode: codeSchema }),
    reply: z.object({}),
  }),

  /** Takes back what an approved one was credited, while nothing stands on it: 409 with `reason` where something does. */
  cancelCompOffClaim: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/compoff/dynamicadd/cancel',
    request: z.object({ KeyCode: codeSchema }),
    reply: z.object({}),
  }),

  /**
   * Approved claims within a span of which something would be credited differently since a calendar was changed, as far as what they were
   * credited can still be taken: a year back unless it is named. Nothing is written. `IsMore` where there are others beside those listed.
   */
  previewCompOffRecount: defineCall({
    ...leaveRead,
    path: 'api/timemanage/compoff/dynamicadd/recountpreview',
    request: z.object({ From: onDaySchema, To: onDaySchema }),
    reply: z.object({
      Claims: z.array(z.object({ ...recountedShape, KeyCode: z.string() })),
      IsMore: z.boolean(),
    }),
  }),

  /**
   * Counts the claims that are named anew, and credits or takes back what differs; done twice it books nothing. `Kept`: so many are left as
   * they are, since leave stands on what would be taken back.
   */
  recountCompOff: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/compoff/dynamicadd/recount',
    request: z.object({ KeyCodes: z.array(codeSchema).min(1).max(MAX_RECOUNTS) }),
    reply: z.object({ Claims: z.number().int(), Days: z.number().int(), Kept: z.number().int() }),
  }),

  /**
   * Who has claims in a period, of those whom the caller keeps: worked days off and hours as they are claimed, how many of those days are
   * credited, and how many are still to be decided. In days; the rows of the report `comp-off`.
   */
  listCompOffEmployees: defineCall({
    ...leaveRead,
    path: 'api/ecenter/leavecompoff/dynamiclist/coffemplist',
    request: z.object({
      /** Sixty days back, and today, where they are empty. */
      FromDate: onDaySchema,
      ToDate: onDaySchema,
      /** The `Position` of the last row that is known. */
      After: z.string().max(500).default(''),
      PageSize: z.int32().min(1).max(MAX_ENTITLED).default(100),
    }),
    reply: z.array(
      z.object({
        EmployeeID: z.string(),
        Name: z.string(),
        WorkedDays: z.number(),
        Hours: z.number(),
        ClaimedDays: z.number(),
        EligibleDays: z.number(),
        Position: z.string(),
      }),
    ),
  }),
};
