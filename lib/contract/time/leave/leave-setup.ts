import { z } from 'zod';
import { defineCall } from '../../call';
import {
  lookupCodeSchema,
  lookupOrderSchema,
  lookupRowSchema,
  saveLookupRowSchema,
} from '../../platform/lookups/lookup-schemas';
import { ENTERED_KINDS, ENTRY_KINDS, MAX_RECOUNTS } from './leave-rules';
import {
  codeSchema,
  daySchema,
  givenAmountSchema,
  leaveRead,
  leaveRuleSchema,
  leaveWrite,
  noteSchema,
  onDaySchema,
  typeCodeSchema,
} from './leave-shapes';
import { leaveTypeShape } from './leave-type-shape';

const ruleOfTypeSchema = z.object({ TypeCode: typeCodeSchema, From: daySchema, Rule: leaveRuleSchema });

/** A type with its rules, the first one first. Days are DD-MMM-YYYY. */
const typeSchema = lookupRowSchema(leaveTypeShape).extend({
  Rules: z.array(z.object({ From: z.string(), Rule: leaveRuleSchema })),
});
export type LeaveType = z.output<typeof typeSchema>;
const types = z.array(typeSchema);

const personSchema = z.object({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() });
const placeSchema = z.object({ Code: z.string(), Name: z.string() });

/** What would be written: how many entries of each type and kind with their sum, and whose balances as on a day would differ the most. */
const workSchema = z.object({
  /** DD-MMM-YYYY. */
  On: z.string().default(''),
  Entries: z.array(
    z.object({
      TypeCode: z.number().int(),
      Kind: z.enum(ENTRY_KINDS),
      People: z.number().int(),
      Amount: z.number().int(),
    }),
  ),
  People: z.array(
    z.object({
      Person: personSchema,
      TypeCode: z.number().int(),
      Before: z.number().int(),
      After: z.number().int(),
    }),
  ),
});

/** Days that count differently, each with what it came to and what it comes to. */
export const recountedShape = {
  Person: personSchema,
  TypeCode: z.number().int(),
  TypeName: z.string(),
  Days: z.array(z.object({ Day: z.string(), Was: z.number().int(), Is: z.number().int() })),
};

/** A request with its days that count differently. */
const recountSchema = z.object({ ...recountedShape, RequestCode: z.string() });
export type LeaveRecount = z.output<typeof recountSchema>;

/** All ours. Whoever sets leave up keeps the whole organisation. */
export const leaveSetupCalls = {
  listLeaveTypes: defineCall({
    ...leaveRead,
    path: 'api/timemanage/leavesetup/dynamiclist/types',
    request: z.object({}),
    reply: types,
  }),
  saveLeaveType: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/typesave',
    request: saveLookupRowSchema(leaveTypeShape),
    reply: types,
  }),
  orderLeaveTypes: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/typeorder',
    request: lookupOrderSchema,
    reply: types,
  }),
  /** One of which anything was granted or asked for is closed instead. */
  deleteLeaveType: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/typedelete',
    request: lookupCodeSchema(leaveTypeShape),
    reply: types,
  }),

  /** For whom a rule can be: units as a tree in reading order, and locations. */
  listLeaveAudience: defineCall({
    ...leaveRead,
    path: 'api/timemanage/leavesetup/dynamiclist/audience',
    request: z.object({}),
    reply: z.object({
      Units: z.array(placeSchema.extend({ Depth: z.number().int() })),
      Locations: z.array(placeSchema),
    }),
  }),

  /** The rule of a type from a day on; one that begins on that day is replaced. Balances follow in the night, or when work is run. */
  saveLeaveRule: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/rulesave',
    request: ruleOfTypeSchema,
    reply: types,
  }),

  /** What the ledgers would be given with the rule, beyond what they are given without it. Nothing is written. */
  previewLeaveRule: defineCall({
    ...leaveRead,
    isSlow: true,
    path: 'api/timemanage/leavesetup/dynamicadd/rulepreview',
    request: ruleOfTypeSchema,
    reply: workSchema,
  }),

  /** What the recurring work will write up to a day: grants, carries and expiries of everybody. Nothing is written. */
  previewLeaveWork: defineCall({
    ...leaveRead,
    isSlow: true,
    path: 'api/timemanage/leavesetup/dynamicadd/workpreview',
    request: z.object({ On: onDaySchema }),
    reply: workSchema,
  }),

  /**
   * An entry by hand for somebody whom the caller keeps: a correction, what was earned on a day off, what was paid out (below zero).
   * `LastDay` is that of a credit; empty for what its rule says, and else for no end.
   */
  addLeaveEntry: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/entryadd',
    request: z.object({
      ChillCode: codeSchema,
      TypeCode: typeCodeSchema,
      Kind: z.enum(ENTERED_KINDS),
      Day: daySchema,
      Amount: givenAmountSchema,
      LastDay: onDaySchema,
      Note: noteSchema,
    }),
    reply: z.object({ Balance: z.number().int() }),
  }),

  /**
   * Approved leave within a span that counts differently since a calendar was changed: a year back and ahead unless it is named. Nothing
   * is written. `IsMore` where there are others beside those that are listed.
   */
  previewLeaveRecount: defineCall({
    ...leaveRead,
    path: 'api/timemanage/leavesetup/dynamicadd/recountpreview',
    request: z.object({ From: onDaySchema, To: onDaySchema }),
    reply: z.object({ Requests: z.array(recountSchema), IsMore: z.boolean() }),
  }),

  /** Counts the requests that are named anew, and books what differs on its own days; done twice it books nothing. */
  recountLeave: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/recount',
    request: z.object({ RequestCodes: z.array(codeSchema).min(1).max(MAX_RECOUNTS) }),
    reply: z.object({ Requests: z.number().int(), Days: z.number().int() }),
  }),

  /** With what part of full time somebody works from a day on, in per cent. Grants of that time follow in the night. */
  setWorkShare: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/shareset',
    request: z.object({ ChillCode: codeSchema, From: daySchema, Percent: z.int32().min(1).max(100) }),
    reply: z.object({}),
  }),
};
