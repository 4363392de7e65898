import { z } from 'zod';
import { pageSchema } from '../../platform/addresses';
import { APPROVAL_STATUS, MAX_COMMENT } from './limits';

export const code = z.string().min(1).max(64);
export const kindSchema = z.string().regex(/^[a-z-]{1,40}$/);

const statusSchema = z.union([
  z.literal(APPROVAL_STATUS.pending),
  z.literal(APPROVAL_STATUS.approved),
  z.literal(APPROVAL_STATUS.rejected),
]);

/** What is written with a decision: needed to reject. Empty for none. */
export const commentSchema = z.string().trim().max(MAX_COMMENT);

export const personSchema = z.object({
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean(),
  /** Opens the person's card; empty where the reader may not know them. */
  ChillCode: z.string(),
});
export type ApprovalPerson = z.output<typeof personSchema>;

/** Who would decide about what is not sent yet, step by step. */
export const previewStepsSchema = z.array(
  z.object({ Needs: z.enum(['all', 'any']), Approvers: z.array(personSchema) }),
);
export type PreviewSteps = z.output<typeof previewStepsSchema>;

export const approvalRowSchema = z.object({
  KeyCode: z.string(),
  Kind: kindSchema,
  KindName: z.string(),
  Title: z.string(),
  Person: personSchema,
  AskedBy: personSchema,
  /** For whom the reader decides or decided; empty for themself. */
  OnBehalfOf: z.string(),
  StatusCode: statusSchema,
  StatusName: z.string(),
  /** Of the last decision. */
  Comments: z.string(),
  /** DD-MMM-YYYY HH:mm. */
  AskedDate: z.string(),
  LastModifiedDate: z.string(),
  /** DD-MMM-YYYY; empty where it is to count at once. */
  EffectiveDate: z.string(),
  /** The day on which others are asked as well; empty for never. */
  DueDate: z.string(),
  IsOverdue: z.boolean(),
  Step: z.number().int(),
  Steps: z.number().int(),
  /** What a decision is made on: another one once it was amended. */
  Version: z.string(),
  /** The place in the list. */
  Position: z.string(),
});
export type ApprovalRow = z.output<typeof approvalRowSchema>;

/** A file that this reader may open: the download call that serves it, by its `headercode`. */
const fileSchema = z.object({
  Name: z.string(),
  Call: z.string().regex(/^[A-Za-z]{1,60}$/),
  HeaderCode: code,
});
export type ApprovalFile = z.output<typeof fileSchema>;

/** One field as the subject shows it to this reader. `People` are those whom it names, each with what is told of them. */
const changeSchema = z.object({
  Field: z.string(),
  Name: z.string(),
  Before: z.string(),
  After: z.string(),
  File: fileSchema.nullable().default(null),
  People: z.array(z.object({ Person: personSchema, Text: z.string() })).default([]),
});
export type ApprovalChange = z.output<typeof changeSchema>;
/** The same as a subject says it. */
export type SaidChange = z.input<typeof changeSchema>;

const approverSchema = personSchema.extend({
  State: z.enum(['waiting', 'approved', 'rejected', 'closed', 'to_come']),
  /** Who decided for them; empty for themself. */
  DecidedBy: z.string(),
  DecidedDate: z.string(),
});

const stepSchema = z.object({
  Needs: z.enum(['all', 'any']),
  State: z.enum(['approved', 'rejected', 'waiting', 'to_come']),
  Approvers: z.array(approverSchema),
});
export type ApprovalStep = z.output<typeof stepSchema>;

export const HISTORY = [
  'asked',
  'amended',
  'approved',
  'rejected',
  'reminded',
  'escalated',
  'approvers_changed',
  'chain_changed',
] as const;

/** `Added` and `Removed` are the names of approvers. */
const historySchema = z.object({
  What: z.enum(HISTORY),
  Date: z.string(),
  Name: z.string(),
  OnBehalfOf: z.string(),
  Comments: z.string(),
  Added: z.array(z.string()),
  Removed: z.array(z.string()),
});
export type ApprovalHistory = z.output<typeof historySchema>;

/** Why the reader decides nothing here; empty where they may. */
export const REFUSALS = ['', 'own', 'decided', 'not_asked', 'other_role'] as const;

export const approvalSchema = approvalRowSchema.omit({ Position: true }).extend({
  Changes: z.array(changeSchema),
  /** Nothing stands before what is asked for, so that no field has a `Before`. */
  IsNew: z.boolean().default(false),
  /** The page of what it is about, with its path pair; empty for none. */
  Link_Info: pageSchema,
  URLParamKey: z.string(),
  URLParamValue: z.string(),
  CannotDecide: z.enum(REFUSALS),
  CanWithdraw: z.boolean(),
  StepList: z.array(stepSchema),
  History: z.array(historySchema),
});
export type Approval = z.output<typeof approvalSchema>;
