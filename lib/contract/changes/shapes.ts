import { z } from 'zod';
import { CHANGE_KINDS, CHANGE_MODES, CHANGE_STATES, ORG_FIELDS, type OrgField } from './change-rules';

export const changeRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
export const changeWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/** The code of an employment, a record or a change: opaque. One that the caller may not know answers as an unknown one: 404. */
export const codeSchema = z.string().min(1).max(64);
/** None where it is empty. */
export const codeOrNoneSchema = z.string().max(64).default('');

export const personRequest = z.object({ ChillCode: codeSchema });

/** A day as the form has it: DD-MMM-YYYY or YYYY-MM-DD. What is no day is refused with an issue, not by the schema. */
export const formDaySchema = z.string().max(40).default('');
/** A day of which a list is asked: DD-MMM-YYYY or YYYY-MM-DD, today where it is empty. */
export const onDaySchema = z
  .string()
  .regex(/^(\d{2}-[A-Za-z]{3}-\d{4}|\d{4}-\d{2}-\d{2})?$/)
  .default('');
/** A number as a form has it. */
export const formNumberSchema = z.union([z.number(), z.string().max(20)]).default('');
/** A code that may come as a number. */
export const formCodeSchema = z.union([z.number(), z.string().max(64)]).default('');
/** Longer ones than are accepted reach the handler, which says so at the field. */
export const justificationSchema = z.string().max(5000).default('');
export const modeSchema = z.enum(['', ...CHANGE_MODES]).default('');

/** JOBS-11: where somebody works on the day of the row; names in the language of the call, empty where there is none. */
export const orgShape = Object.fromEntries(ORG_FIELDS.map((field) => [field, z.string().default('')])) as Record<
  OrgField,
  z.ZodDefault<z.ZodString>
>;

/** Somebody who is named; without a key where the caller may not open their card. */
export const personNamedSchema = z.object({
  Name: z.string(),
  Empid: z.string(),
  KeyCode: z.string(),
  HasPhoto: z.boolean(),
});
export type PersonNamed = z.output<typeof personNamedSchema>;

/**
 * What the line of time was when a form was opened. A save that brings it back is refused (409 `conflict`) when somebody has changed
 * the person meanwhile; without one nothing is compared.
 */
export const versionSchema = z.string().max(64).default('');

/** What a save answers beside the specified text. `ChangeCode` takes it back; `State` says whether it waits for approval. */
export const savedSchema = z.object({
  message: z.string(),
  ChangeCode: z.string(),
  JobCode: z.string(),
  State: z.enum(CHANGE_STATES),
});

export const changeKindSchema = z.enum(CHANGE_KINDS);
