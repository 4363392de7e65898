import { z } from 'zod';
import { defineCall } from '../call';
import { orgChoiceSchema } from '../people/organisation-filter';
import { changeRead, onDaySchema, orgShape } from './shapes';

/** The most rows that come at once. */
export const MAX_PEOPLE_ROWS = 101;

export const PEOPLE_SORTS = [
  'Name',
  'Empid',
  'Business_Name',
  'Company_Name',
  'Unit_Name',
  'Location_Name',
  'Level_Name',
] as const;

const filterSchema = z.object({
  Search: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')),
  Chosen: orgChoiceSchema,
  /** The organisation of that day; today's where it is empty. */
  On: onDaySchema,
  /** `ending`: whose status comes to its planned end; `planned`: who has changes to come; `nobody`: whom nobody manages that day. */
  Only: z.enum(['', 'ending', 'planned', 'nobody']).default(''),
});
export type PeopleToChangeFilter = z.output<typeof filterSchema>;

const rowSchema = z.object({
  ChillCode: z.string(),
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean(),
  ...orgShape,
  Emp_Status_Name: z.string(),
  StatusEnd: z.string(),
  ManagerName: z.string(),
  AdminManagerName: z.string(),
  /** How many changes are to come. */
  Planned: z.number().int(),
});
export type PersonToChange = z.output<typeof rowSchema>;

export const peopleToChangeCalls = {
  /** Ours, JOBS-02, MGRC-01: whom the caller keeps, of those who work here on the day. `After` is the last row's `ChillCode`. */
  listPeopleToChange: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/peoplelist',
    request: filterSchema.extend({
      Sort: z.enum(PEOPLE_SORTS).default('Name'),
      Direction: z.enum(['asc', 'desc']).default('asc'),
      After: z.string().max(64).default(''),
      PageSize: z.number().int().min(1).max(MAX_PEOPLE_ROWS).default(50),
    }),
    reply: z.array(rowSchema),
  }),

  /** Ours: how many the same question finds; above 10,000 that many, as an estimate. */
  countPeopleToChange: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/peoplecount',
    request: filterSchema,
    reply: z.object({ Count: z.number().int(), IsEstimated: z.boolean() }),
  }),
};
