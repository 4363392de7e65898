import { z } from 'zod';
import { defineCall } from '../call';
import { INPUT_TYPES } from './change-rules';
import {
  changeRead,
  changeWrite,
  codeSchema,
  formCodeSchema,
  formDaySchema,
  formNumberSchema,
  justificationSchema,
  modeSchema,
  onDaySchema,
  orgShape,
  savedSchema,
  versionSchema,
} from './shapes';

/** JOBS-08, JOBS-16: the form, whose `JobStatusCode` is the row's key, empty or 0 for a new one. Ours: `Mode` and `Version`. */
export const jobStatusFormSchema = z.object({
  ChillCode: codeSchema,
  JobStatusCode: formCodeSchema,
  EffectiveFrom: formDaySchema,
  JobStatus: formCodeSchema,
  NoOfMonths: formNumberSchema,
  NoOfDays: formNumberSchema,
  EndDate: formDaySchema,
  Justification: justificationSchema,
  Mode: modeSchema,
  Version: versionSchema,
});
export type JobStatusForm = z.input<typeof jobStatusFormSchema>;

export const jobStatusCalls = {
  /**
   * PC-054, JOBS-10, JOBS-12: the history of somebody's job status, the latest first. Days are DD-MMM-YYYY. `EndDate` is the last day:
   * the one before the next status, else the one that was planned, else empty. `EditFlag` offers the edit, `EditField` (`Y`) with day
   * and status in it. Ours: `KnownOn`, what the record said at the end of that day, before it was corrected; `PlannedEnd`, which is there
   * while an end is planned and nothing follows on the day after it; who wrote the row, and the change that takes it back.
   */
  listJobStatuses: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/jobstatuslist',
    request: z.object({ ChillCode: codeSchema, KnownOn: onDaySchema }),
    reply: z.array(
      z.object({
        EditFlag: z.boolean(),
        EffectiveFrom: z.string(),
        Emp_Status_Name: z.string(),
        No_of_Months: z.number().int().nullable(),
        NoofDays: z.number().int().nullable(),
        EndDate: z.string(),
        ChillKeyCode: z.string(),
        ...orgShape,
        JobStatus: z.string().default(''),
        Justification: z.string().default(''),
        State: z.enum(['past', 'current', 'planned']).default('past'),
        PlannedEnd: z.string().default(''),
        /** Days until that end, negative once it is over; null without one. */
        EndsInDays: z.number().int().nullable().default(null),
        ChangeCode: z.string().default(''),
      }),
    ),
  }),

  /** PC-055, JOBS-09, JOBS-13: the kinds of status. `InputLabel` is the label of length or end (JOBS-33). */
  listJobStatusChoices: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/jobstatusselect',
    request: z.object({ ChillCode: codeSchema, Mode: z.enum(['add', 'edit']).default('add') }),
    reply: z.array(
      z.object({ value: z.string(), label: z.string(), InputLabel: z.string(), InputType: z.enum(INPUT_TYPES) }),
    ),
  }),

  /** PC-056, JOBS-14, C13: one row of the history, `JobCode` being its `ChillKeyCode`. */
  getJobStatus: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/jobstatusdetail',
    request: z.object({ ChillCode: codeSchema, JobCode: codeSchema }),
    reply: z.object({
      EffectiveFrom: z.string(),
      JobStatus: z.string(),
      NoOfMonths: z.number().int().nullable(),
      NoOfDays: z.number().int().nullable(),
      EndDate: z.string(),
      EditField: z.enum(['Y', 'N']),
      Justification: z.string(),
      InputType: z.enum(INPUT_TYPES),
      ChillCode: z.string(),
      JobStatusCode: z.string(),
      JobCode: z.string(),
      Version: z.string().default(''),
    }),
  }),

  /** PC-057, JOBS-15: a further status, which closes the one before the day before (Q8). */
  addJobStatus: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/jobstatusadd',
    request: jobStatusFormSchema,
    reply: savedSchema,
  }),

  /** PC-058, JOBS-17: day and status of a row whose `EditField` is `N` stay as they are, whatever is sent. */
  editJobStatus: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/jobstatusedit',
    request: jobStatusFormSchema,
    reply: savedSchema,
  }),

  /**
   * Ours: statuses whose planned end is near or past and that nothing follows at once, of the people whom the caller manages or keeps, the
   * nearest end first. `Decisions` are those that the caller can make; a manager without the permission proposes none and is told alone.
   */
  listEndingStatuses: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/endinglist',
    request: z.object({}),
    reply: z.array(
      z.object({
        ChillCode: z.string(),
        JobCode: z.string(),
        Name: z.string(),
        Empid: z.string(),
        HasPhoto: z.boolean(),
        Unit_Name: z.string(),
        Emp_Status_Name: z.string(),
        EndDate: z.string(),
        EndsInDays: z.number().int(),
        Decisions: z.array(z.enum(['confirm', 'extend', 'end'])),
      }),
    ),
  }),

  /**
   * Ours: one press. `confirm`: status 3 from the day after the end, or from today where that is over, until what is to come; `extend`: the
   * same status by `NoOfMonths` more; `end`: the employment ends with the planned end, or today where that is over.
   */
  settleJobStatus: defineCall({
    ...changeWrite,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/jobstatussettle',
    request: z.object({
      ChillCode: codeSchema,
      JobCode: codeSchema,
      Decision: z.enum(['confirm', 'extend', 'end']),
      NoOfMonths: formNumberSchema,
      Justification: justificationSchema,
    }),
    reply: savedSchema,
  }),
};
