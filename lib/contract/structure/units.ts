import { z } from 'zod';
import { defineCall } from '../call';
import { languages } from '../platform/languages';
import { UNIT_CHANGE_KINDS } from './unit-rules';

const UNITS_PATH = 'api/process/orgstructure';
const unitRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const unitWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const codeSchema = z.string().min(1).max(64);
const codeOrNoneSchema = z.string().max(64).default('');
/** A day as DD-MMM-YYYY or YYYY-MM-DD. What is no day is refused with an issue at the field. */
const daySchema = z.string().max(40).default('');

const namesSchema = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string().max(1000).default('')])) as Record<
    (typeof languages)[number],
    z.ZodDefault<z.ZodString>
  >,
);
export type UnitNames = z.output<typeof namesSchema>;

/** Somebody who is named; without a key where the caller may not open their card. */
const personSchema = z.object({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() });
export type UnitPerson = z.output<typeof personSchema>;

const unitSchema = z.object({
  Code: z.string(),
  ParentCode: z.string(),
  Name: z.string(),
  /** Null for none, and for one whom the caller may not know by name. */
  Head: personSchema.nullable(),
  /** In the unit and all below it; null for units that the caller does not look after. */
  PeopleBelow: z.number().int().nullable(),
  /** How many changes of it are to come after today. */
  ToCome: z.number().int(),
  /** The caller may change it. */
  CanChange: z.boolean(),
});
export type Unit = z.output<typeof unitSchema>;

const placeSchema = z.object({ Code: z.string(), Name: z.string() });

/**
 * One change as its history tells it. Places and persons are named as on its day; of what a kind does not say both are empty. `From`
 * is DD-MMM-YYYY, `At` DD-MMM-YYYY HH:mm.
 */
const unitChangeSchema = z.object({
  ChangeCode: z.string(),
  Kind: z.enum(UNIT_CHANGE_KINDS),
  Unit: placeSchema,
  From: z.string(),
  /** It is not in force yet. */
  IsToCome: z.boolean(),
  Before: z.string(),
  After: z.string(),
  /** Those names that changed beside that of the language of the call, each with its language. */
  Names: z.array(z.object({ Language: z.enum(languages), Before: z.string(), After: z.string() })),
  /** Where its people went, and how many. */
  Target: z.string(),
  People: z.number().int(),
  Children: z.array(z.string()),
  Justification: z.string(),
  By: personSchema,
  RoleName: z.string(),
  At: z.string(),
  Undone: z.object({ By: personSchema, RoleName: z.string(), At: z.string(), Reason: z.string() }).nullable(),
  CanUndo: z.boolean(),
});
export type UnitChange = z.output<typeof unitChangeSchema>;

/** What somebody enters; which of it counts, the kind says. Empty strings are nothing. */
const changeRequestSchema = z.object({
  Kind: z.enum(UNIT_CHANGE_KINDS),
  /** Empty for a new one. */
  Code: codeOrNoneSchema,
  EffectiveFrom: daySchema,
  Parent: codeOrNoneSchema,
  Target: codeOrNoneSchema,
  Names: namesSchema.optional(),
  /** The number of a person; empty for nobody. */
  HeadCode: codeOrNoneSchema,
  Justification: z.string().max(5000).default(''),
});
export type UnitChangeRequest = z.input<typeof changeRequestSchema>;

const sightSchema = z.object({ Person: personSchema, People: z.number().int() });

export const unitCalls = {
  /** Ours: the tree of a day, today's where none is given, in reading order. */
  listUnits: defineCall({
    ...unitRead,
    path: `${UNITS_PATH}/dynamiclist/list`,
    request: z.object({ On: daySchema }),
    reply: z.object({
      On: z.string(),
      IsToday: z.boolean(),
      /** The caller may begin units below the top. */
      CanAdd: z.boolean(),
      Units: z.array(unitSchema),
    }),
  }),

  /** Ours: a unit as on a day. `Opens` and `Closes` are empty for ever; `Path` is the units above it, the top first. */
  getUnit: defineCall({
    ...unitRead,
    path: `${UNITS_PATH}/dynamiclist/unit`,
    request: z.object({ Code: codeSchema, On: daySchema }),
    reply: z.object({
      Code: z.string(),
      Names: namesSchema,
      Opens: z.string(),
      Closes: z.string(),
      Path: z.array(placeSchema),
      Head: personSchema.nullable(),
      /** Somebody heads it, whom the caller may not know by name where `Head` is null. */
      HasHead: z.boolean(),
      /** In the unit itself, and with all units below it; null for units that the caller does not look after. */
      People: z.object({ Here: z.number().int(), Below: z.number().int() }).nullable(),
      Children: z.number().int(),
      /** It exists on the day. */
      IsOpen: z.boolean(),
      CanChange: z.boolean(),
      /** What the caller may change of it from the day on. */
      Kinds: z.array(z.enum(UNIT_CHANGE_KINDS)),
      /** Of it, and of others that it was the target or the parent of; the newest first. */
      History: z.array(unitChangeSchema),
    }),
  }),

  /** Ours: what a change would touch; nothing is changed. Refused as the change would be. */
  previewUnitChange: defineCall({
    ...unitRead,
    path: `${UNITS_PATH}/dynamiclist/preview`,
    request: changeRequestSchema,
    reply: z.object({
      /** In the unit and below it on that day. */
      People: z.number().int(),
      /** Those who are assigned to another unit by it. */
      Moved: z.number().int(),
      Units: z.number().int(),
      /** The units that come to stand below another, beside the one that is moved. */
      Children: z.array(placeSchema),
      Heads: z.array(personSchema),
      /** Who, by a role over units, sees people whom they did not see; and no longer sees some. */
      Gains: z.array(sightSchema),
      Loses: z.array(sightSchema),
      ToCome: z.array(unitChangeSchema),
    }),
  }),

  changeUnit: defineCall({
    ...unitWrite,
    path: `${UNITS_PATH}/dynamicadd/save`,
    request: changeRequestSchema,
    reply: z.object({ Code: z.string(), ChangeCode: z.string(), Moved: z.number().int() }),
  }),

  /** Ours: takes a change back, with the people whom it moved. One in force needs a reason. */
  undoUnitChange: defineCall({
    ...unitWrite,
    path: `${UNITS_PATH}/dynamicadd/undo`,
    request: z.object({ ChangeCode: codeSchema, Reason: z.string().max(5000).default('') }),
    reply: z.object({}),
  }),

  /** Ours: all that is to come of the units, the nearest day first. */
  listUnitChangesToCome: defineCall({
    ...unitRead,
    path: `${UNITS_PATH}/dynamiclist/tocome`,
    request: z.object({}),
    reply: z.array(unitChangeSchema),
  }),
};
