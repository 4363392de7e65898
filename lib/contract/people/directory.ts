import { z } from 'zod';
import { defineCall } from '../call';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** The most rows that the directory gives at once. */
export const MAX_DIRECTORY_ROWS = 101;
/** Up to so many are counted; more are about so many. */
export const MAX_COUNTED = 10_000;

/** A part of number and name, a unit with those below it, and a place; empty for any. */
const filterSchema = z.object({
  Search: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')),
  UnitCode: z.string().max(64).default(''),
  LocationCode: z.string().max(64).default(''),
});

export type DirectoryFilter = z.output<typeof filterSchema>;

const choiceSchema = z.array(z.object({ Code: z.string(), Name: z.string() }));

const personSchema = z.object({
  KeyCode: z.string(),
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean().default(true),
  Unit_Name: z.string(),
  Location_Name: z.string(),
});
export type DirectoryPerson = z.output<typeof personSchema>;

export const directoryCalls = {
  /**
   * Ours: who works here today, of those whom the caller may know by name, sorted in the caller's language. `After` is the `KeyCode` of
   * the last row that is there already.
   */
  listDirectory: defineCall({
    ...fullRead,
    path: 'api/ecenter/employeesearch/dynamiclist/directorylist',
    request: filterSchema.extend({
      Sort: z.enum(['name', 'unit', 'location']).default('name'),
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

  /** Ours: the units and places where somebody works whom the directory shows, by name. */
  listDirectoryPlaces: defineCall({
    ...fullRead,
    path: 'api/ecenter/employeesearch/dynamiclist/directoryplaces',
    request: z.object({}),
    reply: z.object({ Units: choiceSchema, Locations: choiceSchema }),
  }),
};
