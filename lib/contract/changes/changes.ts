import { z } from 'zod';
import { defineCall } from '../call';
import { APPROVABLE_KINDS, CHANGE_STATES, UNDO_REFUSALS } from './change-rules';
import {
  changeKindSchema,
  changeRead,
  changeWrite,
  codeOrNoneSchema,
  codeSchema,
  justificationSchema,
  onDaySchema,
  orgShape,
  personNamedSchema,
  personRequest,
} from './shapes';

const factSchema = z.object({
  Field: z.string(),
  Label: z.string(),
  Before: z.string(),
  After: z.string(),
  /** The caller may not read this field: both texts are empty. */
  IsMasked: z.boolean(),
});

/** One change as lists tell it. `By` and `RoleName` say who made it, and as what; `At` is DD-MMM-YYYY HH:mm, days DD-MMM-YYYY. */
const changeSchema = z.object({
  ChangeCode: z.string(),
  /** Shared by those that were made in one press. */
  BatchCode: z.string(),
  /** How many of them are not taken back. */
  BatchCount: z.number().int().default(1),
  Kind: changeKindSchema,
  Person: personNamedSchema,
  EffectiveFrom: z.string(),
  Facts: z.array(factSchema),
  /** A leaving that says that the person never came. */
  NeverCame: z.boolean().default(false),
  Justification: z.string(),
  IsJustificationMasked: z.boolean(),
  By: personNamedSchema,
  RoleName: z.string(),
  At: z.string(),
  State: z.enum(CHANGE_STATES),
  /** Who took it back; null where nobody did. */
  Undone: z.object({ By: personNamedSchema, RoleName: z.string(), At: z.string(), Reason: z.string() }).nullable(),
  /** It revised an earlier one that was not in force yet. */
  IsEdit: z.boolean(),
  /** The caller can take it back; if not, `UndoRefusal` says why where they may know. */
  CanUndo: z.boolean(),
  UndoRefusal: z.enum(['', ...UNDO_REFUSALS]),
});
export type Change = z.output<typeof changeSchema>;

export const changeCalls = {
  /**
   * Ours: the head of a person's pages of changes. `CanChange` lets the caller change them; `manjm` and `smanjm` are those of
   * `getEmployeeInfo`. `On` asks for another day than today: one on which the person is
   * not employed here has no organisation, status and managers.
   */
  getChangeSubject: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/subject',
    request: z.object({ ChillCode: codeSchema, On: onDaySchema, KnownOn: onDaySchema }),
    reply: z.object({
      Person: personNamedSchema,
      Active: z.enum(['Y', 'N']),
      DateOfJoin: z.string(),
      Exit_on: z.string(),
      ...orgShape,
      Emp_Status_Name: z.string(),
      Manager: personNamedSchema.nullable(),
      AdminManager: personNamedSchema.nullable(),
      CanChange: z.boolean(),
      manjm: z.boolean(),
      smanjm: z.boolean(),
      Version: z.string(),
    }),
  }),

  /** Ours: what is to come of the people whom the caller keeps or manages, or of one of them; the nearest day first, 50 at a time. */
  listChangesToCome: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/tocomelist',
    request: z.object({
      ChillCode: codeOrNoneSchema,
      Kind: z.enum(['', ...changeKindSchema.options]).default(''),
      After: codeOrNoneSchema,
    }),
    reply: z.array(changeSchema),
  }),

  /**
   * Ours: everything that was changed of somebody, the latest made first, 50 at a time; what was taken back among it. Fields that the
   * caller may not read are masked.
   */
  listPersonChanges: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/changelist',
    request: personRequest.extend({
      Kind: z.enum(['', ...changeKindSchema.options]).default(''),
      After: codeOrNoneSchema,
    }),
    reply: z.array(changeSchema),
  }),

  /**
   * Ours: takes a change back, or with a `BatchCode` all that were made in one press, all or none. One that is to come is cancelled, one
   * in force corrected, with `Reason` (required there) on record. Refused with an issue at `ChangeCode` whose message is one of
   * `UNDO_REFUSALS`.
   */
  undoChange: defineCall({
    ...changeWrite,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/changeundo',
    request: z.object({ ChangeCode: codeOrNoneSchema, BatchCode: codeOrNoneSchema, Reason: justificationSchema }),
    reply: z.object({ message: z.string(), Undone: z.number().int() }),
  }),

  /**
   * Ours: the settings of changes, which administrators keep: whether a manager change, or an admin manager change, must be justified;
   * of which kinds a chain of approval decides; how many days before its end a status is a task.
   */
  getChangeSettings: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/changesettings',
    request: z.object({}),
    reply: z.object({
      manjm: z.boolean(),
      smanjm: z.boolean(),
      ApprovalKinds: z.array(z.enum(APPROVABLE_KINDS)),
      EndingDays: z.number().int(),
      CanSave: z.boolean(),
    }),
  }),

  saveChangeSettings: defineCall({
    ...changeWrite,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/changesettingssave',
    request: z.object({
      manjm: z.boolean(),
      smanjm: z.boolean(),
      ApprovalKinds: z.array(z.enum(APPROVABLE_KINDS)).max(APPROVABLE_KINDS.length),
      EndingDays: z.number().int().min(1).max(365),
    }),
    reply: z.object({}),
  }),
};
