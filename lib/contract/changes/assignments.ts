import { z } from 'zod';
import { defineCall } from '../call';
import { ASSIGNMENT_FIELDS, CHANGE_MODES } from './change-rules';
import {
  changeRead,
  changeWrite,
  codeSchema,
  formDaySchema,
  justificationSchema,
  onDaySchema,
  orgShape,
  savedSchema,
  versionSchema,
} from './shapes';

const assignmentCode = z.string().max(64).default('');

/** Where somebody works and as what from a day on. An empty field stays as it is. `Modes` says of each changed field how far it goes. */
export const assignmentFormSchema = z.object({
  ChillCode: codeSchema,
  /** The row's key, empty for a new one. */
  AssignmentCode: assignmentCode,
  EffectiveFrom: formDaySchema,
  BusinessCode: assignmentCode,
  CompanyCode: assignmentCode,
  UnitCode: assignmentCode,
  LocationCode: assignmentCode,
  LevelCode: assignmentCode,
  Justification: justificationSchema,
  Modes: z.partialRecord(z.enum(ASSIGNMENT_FIELDS), z.enum(CHANGE_MODES)).default({}),
  Version: versionSchema,
});
export type AssignmentForm = z.input<typeof assignmentFormSchema>;

const codes = {
  BusinessCode: z.string(),
  CompanyCode: z.string(),
  UnitCode: z.string(),
  LocationCode: z.string(),
  LevelCode: z.string(),
};
const choices = z.array(z.object({ Code: z.string(), Name: z.string() }));

/** All calls are ours. */
export const assignmentCalls = {
  /** Where somebody worked and works, the latest first. */
  listAssignments: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/assignmentlist',
    request: z.object({ ChillCode: codeSchema, KnownOn: onDaySchema }),
    reply: z.array(
      z.object({
        EditFlag: z.boolean(),
        EditField: z.enum(['Y', 'N']),
        EffectiveFrom: z.string(),
        EndDate: z.string(),
        ChillKeyCode: z.string(),
        ...codes,
        ...orgShape,
        Justification: z.string(),
        State: z.enum(['past', 'current', 'planned']),
        ChangeCode: z.string(),
      }),
    ),
  }),

  /** What there is to choose, by name; units only where the caller can put somebody. */
  listAssignmentChoices: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclistchild/assignmentselect',
    request: z.object({ ChillCode: codeSchema, EffectiveFrom: formDaySchema }),
    reply: z.object({
      Businesses: choices,
      Companies: choices,
      Units: z.array(z.object({ Code: z.string(), Name: z.string(), Depth: z.number().int() })),
      Locations: choices,
      Levels: choices,
    }),
  }),

  addAssignment: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/assignmentadd',
    request: assignmentFormSchema,
    reply: savedSchema,
  }),

  editAssignment: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/assignmentedit',
    request: assignmentFormSchema,
    reply: savedSchema,
  }),
};
