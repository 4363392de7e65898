import { z } from 'zod';
import { defineCall } from '../../call';
import { assignmentCalls, assignmentFormSchema } from '../assignments';
import { GENDERS } from './joining-rules';
import { jobStatusCalls, jobStatusFormSchema } from '../job-status';
import { changeRead, changeWrite, codeOrNoneSchema, formDaySchema, personNamedSchema } from '../shapes';

const text = z.string().max(400).default('');
const { BusinessCode, CompanyCode, UnitCode, LocationCode, LevelCode } = assignmentFormSchema.shape;
const { JobStatus, NoOfMonths, NoOfDays, EndDate } = jobStatusFormSchema.shape;

const identitySchema = z.object({
  GivenName: text,
  FamilyName: text,
  Mail: text,
  PersonalMail: text,
  /** DD-MMM-YYYY or empty. */
  BornOn: formDaySchema,
  EmployeeID: z.string().max(64).default(''),
});

/** Somebody who joins. Days are DD-MMM-YYYY. */
export const joiningFormSchema = identitySchema.extend({
  /** The employment of somebody who comes back; then who they are stays as it is. */
  RehireOf: codeOrNoneSchema,
  Gender: z.enum(['', ...GENDERS]).default(''),
  JoinedOn: formDaySchema,
  ...{ BusinessCode, CompanyCode, UnitCode, LocationCode, LevelCode },
  ...{ JobStatus, NoOfMonths, NoOfDays, EndDate },
  ReportingID: z.string().max(64).default(''),
  AdminReportingID: z.string().max(64).default(''),
  /** An account is opened on the day; its owner is mailed how to set a password. */
  OpensAccount: z.boolean().default(true),
  /** Whoever looks like the same person is somebody else. */
  IsNoDouble: z.boolean().default(false),
});
export type JoiningForm = z.input<typeof joiningFormSchema>;

/** Why somebody may be the same person. */
export const doubleSchema = z.object({
  Person: personNamedSchema,
  /** By which they are rehired; empty while they are employed, or where the caller does not keep them. */
  ChillCode: z.string(),
  Unit_Name: z.string(),
  /** Their last day; empty while they are employed. */
  LeftOn: z.string(),
  Because: z.array(z.enum(['mail', 'birth', 'name'])),
});

/** All calls are ours. */
export const joiningCalls = {
  /** What there is to choose for somebody new, and the number that they would get. */
  listJoiningChoices: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclistchild/joiningselect',
    request: z.object({}),
    reply: z.object({
      ...assignmentCalls.listAssignmentChoices.reply.shape,
      Statuses: jobStatusCalls.listJobStatusChoices.reply,
      /** Empty where no range has a number left. */
      EmployeeID: z.string(),
    }),
  }),

  /** Who may be the same person, the likeliest first; those whom the caller may not see are counted alone. */
  searchDoubles: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/doublelist',
    request: identitySchema,
    reply: z.object({ Doubles: z.array(doubleSchema), Hidden: z.number().int() }),
  }),

  /** Who somebody is who comes back, for the form. */
  getFormerEmployee: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/formeremployee',
    request: z.object({ ChillCode: z.string().min(1).max(64) }),
    reply: z.object({ Person: personNamedSchema, LeftOn: z.string(), Mail: z.string() }),
  }),

  /** Adds a person, or a further employment of somebody who was here before, with all that begins with it. */
  addPerson: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/personadd',
    request: joiningFormSchema,
    reply: z.object({ message: z.string(), ChillCode: z.string(), EmployeeID: z.string() }),
  }),
};
