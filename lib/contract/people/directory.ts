import { z } from 'zod';
import { defineCall } from '../call';
import { onDaySchema, orgChoiceSchema } from './organisation-filter';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** The most rows that the directory gives at once. */
export const MAX_DIRECTORY_ROWS = 101;
/** Up to so many are counted; more are about so many. */
export const MAX_COUNTED = 10_000;

/** By what the directory can be sorted. What only those may know to whom a record is open is not among it. */
export const DIRECTORY_SORTS = ['name', 'business', 'company', 'unit', 'location'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

const filterSchema = z.object({
  /** A part of number and name. */
  Search: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')),
  /** What is chosen of the organisation, as on the day. */
  Chosen: orgChoiceSchema,
  /** The day whose organisation is looked at; today where it is empty. */
  On: onDaySchema,
  /** The code of a status, of those whose record is open to the caller; 0 for everyone. */
  StatusCode: z.int32().min(0).default(0),
});

export type DirectoryFilter = z.output<typeof filterSchema>;

const orgField = () => z.string().default('');

const personSchema = z.object({
  KeyCode: z.string(),
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean().default(true),
  Business_Name: orgField(),
  Company_Name: orgField(),
  Unit_Name: z.string(),
  Location_Name: z.string(),
  /** Level, manager and reviewer are empty where the caller may not know them; the keys open the cards of those two. */
  Level_Name: orgField(),
  Manager_Empid: orgField(),
  Manager_Name: orgField(),
  ManagerKey: orgField(),
  Reviewer_Empid: orgField(),
  Reviewer_Name: orgField(),
  ReviewerKey: orgField(),
});
export type DirectoryPerson = z.output<typeof personSchema>;

export const directoryCalls = {
  /**
   * Ours: who works here on a day, of those whom the caller may know by name, sorted in the caller's language. `After` is the `KeyCode`
   * of the last row that is there already.
   */
  listDirectory: defineCall({
    ...fullRead,
    path: 'api/ecenter/employeesearch/dynamiclist/directorylist',
    request: filterSchema.extend({
      Sort: z.enum(DIRECTORY_SORTS).default('name'),
      Direction: z.enum(['asc', 'desc']).default('asc'),
      After: z.string().max(64).default(''),
      PageSize: z.number().int().min(1).max(MAX_DIRECTORY_ROWS).default(50),
    }),
    reply: z.array(personSchema),
  }),

  /** Ours: how many the same question finds; above `MAX_COUNTED` that many, as an estimate. */
  countDirectory: defineCall({
    ...fullRead,
    path: 'api/ecenter/employeesearch/dynamiclist/directorycount',
    request: filterSchema,
    reply: z.object({ Count: z.number().int(), IsEstimated: z.boolean() }),
  }),

  /**
   * CHIP-02, CHIP-04, CHIP-05: everyone whom a question finds (`GroupCode` 0), and of those whose record is open to the caller how many
   * have which status (`GroupCode` 1). `label` is its name, `value` how many; nothing but the first for whom no record is open. The
   * status that is chosen is told with nobody, too.
   */
  listDirectoryStatuses: defineCall({
    ...fullRead,
    path: 'api/ecenter/employeesearch/dynamiclist/directorystatus',
    request: filterSchema,
    reply: z.array(
      z.object({
        label: z.string(),
        value: z.number().int(),
        GroupCode: z.number().int(),
        StatusCode: z.number().int(),
      }),
    ),
  }),

  /** ESRC-08, ESRC-09: number and name of those whom a question finds and who have a number, as `Employee_List.xlsx`. */
  downloadDirectory: defineCall({
    ...fullRead,
    kind: 'download',
    path: 'api/ecenter/employeesearch/dynamiclist/employeelist',
    request: z.object({ Question: z.string().max(100_000).default('{}') }),
    reply: z.unknown(),
  }),
};

/** What `downloadDirectory` is asked with, as JSON. */
export const directoryQuestionSchema = filterSchema.extend({
  Sort: z.enum(DIRECTORY_SORTS).default('name'),
  Direction: z.enum(['asc', 'desc']).default('asc'),
});
