import { z } from 'zod';
import {
  DAY_PORTIONS,
  ENTRY_KINDS,
  FREE_REASONS,
  LEAVE_BASES,
  LEAVE_ISSUES,
  LEAVE_PIECES,
  LEAVE_STATES,
  MAX_LEAVE_HOURS,
  MAX_LEAVE_NOTE,
  PARTS_PER_DAY,
  PRO_RATAS,
  ROUNDINGS,
  type LeaveRule,
} from './leave-rules';

export const leaveRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
export const leaveWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

export const codeSchema = z.string().min(1).max(64);
/** The code of an employment that the caller keeps; one's own where it is empty. Whom they may not know answers as nobody: 404. */
export const holderSchema = z.string().max(64).default('');
export const typeCodeSchema = z.int32();

/** In parts of a day: `PARTS_PER_DAY` of `leave-rules.ts` are one day. */
const amountSchema = z.number().int();
const MAX_AMOUNT = 1000 * PARTS_PER_DAY;
/** The same in a request. */
export const givenAmountSchema = z.int32().min(-MAX_AMOUNT).max(MAX_AMOUNT);
const positive = z.int32().min(0).max(MAX_AMOUNT);
/** Days in requests are YYYY-MM-DD, in replies DD-MMM-YYYY. */
export const daySchema = z.iso.date().refine((day) => day >= '1900' && day < '2200');
/** Today where it is empty. */
export const onDaySchema = daySchema.or(z.literal('')).default('');
export const noteSchema = z.string().trim().max(MAX_LEAVE_NOTE).default('');

const codes: z.ZodType<readonly string[], readonly string[]> = z.array(z.string().min(1).max(64)).max(200);

/** `LeaveRule` of `leave-rules.ts`, where each part is told. */
export const leaveRuleSchema = z.object({
  units: codes,
  locations: codes,
  basis: z.enum(LEAVE_BASES),
  amount: positive,
  perWorkedDays: z.int32().min(1).max(366),
  yearBegins: z.int32().min(1).max(12),
  proRata: z.enum(PRO_RATAS),
  roundTo: z.literal(ROUNDINGS),
  roundsUp: z.boolean(),
  isGrantedAfter: z.boolean(),
  carry: z.object({ cap: positive.nullable(), months: z.int32().min(1).max(60).nullable() }).nullable(),
  earnedDays: z.int32().min(1).max(3660).nullable(),
  claimDays: z.int32().min(1).max(366).nullable().default(null),
  belowZero: positive.nullable(),
  piece: z.enum(LEAVE_PIECES),
  countsBetween: z.boolean(),
  noticeDays: z.int32().min(0).max(366),
  proofFrom: positive.nullable(),
  isEncashed: z.boolean(),
}) satisfies z.ZodType<LeaveRule>;

/** For when leave is asked. `Hours` of a single whole day, 0 for days and halves. */
export const askedShape = {
  TypeCode: typeCodeSchema,
  From: daySchema,
  To: daySchema,
  /** Of several days the first may begin at noon (`second`), the last end at noon (`first`); of one day both say the same. */
  FromPortion: z.enum(DAY_PORTIONS).default('whole'),
  ToPortion: z.enum(DAY_PORTIONS).default('whole'),
  Hours: z.int32().min(0).max(MAX_LEAVE_HOURS).default(0),
};

export const leaveDaySchema = z.object({
  Day: z.string(),
  /** Which halves are taken. */
  First: z.boolean(),
  Second: z.boolean(),
  Amount: amountSchema,
  /** Why it does not count; empty where it does. */
  Free: z.enum(FREE_REASONS),
  /** Also where half of the day counts. */
  Holiday: z.string(),
});

export const leaveRequestSchema = z.object({
  RequestCode: z.string(),
  TypeCode: z.number().int(),
  TypeName: z.string(),
  From: z.string(),
  To: z.string(),
  FromPortion: z.enum(DAY_PORTIONS),
  ToPortion: z.enum(DAY_PORTIONS),
  Hours: z.number().int(),
  /** Of all its days, and of those that are still held: less where some were cancelled. */
  Amount: amountSchema,
  Held: amountSchema,
  State: z.enum(LEAVE_STATES),
  Note: z.string(),
  /** What was said with the decision. */
  Comment: z.string(),
  /** DD-MMM-YYYY HH:mm; the latter is empty while it is open. */
  AskedDate: z.string(),
  DecidedDate: z.string(),
  /** The proof: `downloadLeaveProof` fetches it. Empty for none. */
  ProofCode: z.string(),
  ProofName: z.string(),
  CanChange: z.boolean(),
  CanWithdraw: z.boolean(),
  CanCancel: z.boolean(),
});
export type LeaveRequest = z.output<typeof leaveRequestSchema>;

export const leaveBalanceSchema = z.object({
  TypeCode: z.number().int(),
  Name: z.string(),
  IsPaid: z.boolean(),
  /** Whether it can be asked for now: it is active, and for this person. */
  IsOffered: z.boolean(),
  /** What is left on the day. */
  Balance: amountSchema,
  /** Of the leave year of that day, up to that day: what came (granted, carried, earned, corrected), went, lapsed and was paid out. */
  Credited: amountSchema,
  Taken: amountSchema,
  Lapsed: amountSchema,
  Encashed: amountSchema,
  /** Approved for days after that day; asked for and undecided. Both are not deducted. */
  Planned: amountSchema,
  Pending: amountSchema,
  /** What of the balance ends, the first to end before others; empty for what has no end. */
  Ends: z.array(z.object({ Amount: amountSchema, LastDay: z.string() })),
  /** How it is taken, for the form: null below zero is without a limit, a proof from null is never needed. */
  BelowZero: amountSchema.nullable(),
  Piece: z.enum(LEAVE_PIECES),
  NoticeDays: z.number().int(),
  ProofFrom: amountSchema.nullable(),
});
export type LeaveBalance = z.output<typeof leaveBalanceSchema>;

/** An entry of the ledger with the balance after it. */
export const leaveEntrySchema = z.object({
  Kind: z.enum(ENTRY_KINDS),
  Day: z.string(),
  Amount: amountSchema,
  Balance: amountSchema,
  /** Of what was given, the last day on which it can be taken; of what ended, that day. Empty: without an end. */
  LastDay: z.string(),
  /** Why, in words of who entered it. */
  Note: z.string(),
  /** Of what was taken or cancelled. */
  RequestCode: z.string(),
  /** DD-MMM-YYYY HH:mm; empty for what is to come. */
  WrittenDate: z.string(),
  /**
   * Of a grant: for which span, by which rule, and which part of it counts, in thousandths. The part is null of all but the last grant
   * for a span, and of what is granted by worked days.
   */
  Grant: z
    .object({
      From: z.string(),
      To: z.string(),
      RuleFrom: z.string(),
      FullAmount: amountSchema,
      Part: z.number().int().nullable(),
    })
    .nullable(),
});
export type LeaveEntry = z.output<typeof leaveEntrySchema>;

export const leaveIssueSchema = z.object({ path: z.string(), message: z.enum(LEAVE_ISSUES) });
