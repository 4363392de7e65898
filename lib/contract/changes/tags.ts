import { z } from 'zod';
import { defineCall } from '../call';
import {
  changeRead as read,
  changeWrite as write,
  codeOrNoneSchema,
  codeSchema,
  formDaySchema,
  justificationSchema,
  onDaySchema,
  orgShape,
  personNamedSchema,
} from './shapes';
import { MAX_TAG_ROWS, TAG_INTENTS, TAG_MOVE_STATES, TAG_PEOPLE_SORTS, TAG_UNDO_REFUSALS } from './tag-rules';

/** The number of a tag as a form has it; empty for none. */
const tagCode = z
  .union([z.int32(), z.string().max(20)])
  .transform(String)
  .default('');
const filterSchema = z.object({
  TagCode: tagCode,
  /** Ours: the people of that day, by the organisation of that day. */
  On: onDaySchema,
  /** Ours: as the record said at the end of that day, before what was moved, taken back or corrected later. */
  KnownOn: onDaySchema,
  Search: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')),
  /** Ours: with whom they are; empty for anybody. */
  TagUserCode: codeOrNoneSchema,
});
export type TagPeopleFilter = z.output<typeof filterSchema>;

const rowSchema = z.object({
  empid: z.string(),
  name: z.string(),
  Active: z.enum(['A', 'N']),
  ActiveStatus: z.boolean(),
  /** The tag user's code, empty where the caller may not know them; their name and number. */
  AppCode: z.string(),
  AppName: z.string().default(''),
  AppEmpid: z.string().default(''),
  ...orgShape,
  KeyCode: z.string().default(''),
  HasPhoto: z.boolean().default(false),
  AppHasPhoto: z.boolean().default(false),
  /** DD-MMM-YYYY: since when they are with the tag user. */
  Since: z.string().default(''),
  /** Whether the caller can move them: nobody moves themself. */
  CanMove: z.boolean().default(true),
});
export type TagPerson = z.output<typeof rowSchema>;

const moveSchema = z.object({
  MoveCode: z.string(),
  TagCode: z.string(),
  TagName: z.string(),
  /** Null where the tag was taken off. */
  MovedTo: personNamedSchema.nullable(),
  /** With whom they were on the day, and how many; null where they did not have the tag. */
  MovedFrom: z.array(z.object({ User: personNamedSchema.nullable(), Count: z.number().int() })),
  /** How many of them the caller sees, and the first of those by name. */
  Count: z.number().int(),
  People: z.array(personNamedSchema),
  EffectiveFrom: z.string(),
  Justification: z.string(),
  By: personNamedSchema,
  RoleName: z.string(),
  /** DD-MMM-YYYY HH:mm. */
  At: z.string(),
  State: z.enum(TAG_MOVE_STATES),
  /** Who took it back; null where nobody did. */
  Undone: z.object({ By: personNamedSchema, RoleName: z.string(), At: z.string(), Reason: z.string() }).nullable(),
  CanUndo: z.boolean(),
  UndoRefusal: z.enum(['', ...TAG_UNDO_REFUSALS]),
  /** The place in the list. */
  Position: z.string(),
});
export type TagMove = z.output<typeof moveSchema>;

const movingSchema = z.object({
  TagCode: tagCode,
  /** C27: the tag user to whom they are moved. */
  TagUserCode: codeOrNoneSchema,
  /** TAGA-16: the numbers of those who are moved, with commas between them. */
  TagUsersList: z.string().max(400_000).default(''),
  /** Ours: from when, today where it is empty. */
  EffectiveFrom: formDaySchema,
  /** Ours: needed where the day lies behind. */
  Justification: justificationSchema,
  /** Ours: the instant of the list on which they were chosen; with it, a move of one of them since then answers 409 `conflict`. */
  Version: z.string().max(40).default(''),
});
const movedSchema = z.object({ message: z.string(), MoveCode: z.string(), Moved: z.number().int() });

export const tagCalls = {
  /** PC-068, TAGA-03, TAGA-04, TAGA-11: the tags, and who looks after people with each on a day (ours: `On`) and from then on. */
  listTagChoices: defineCall({
    ...read,
    path: 'api/process/employeetags/dynamiclistchild/selectlist',
    request: z.object({ On: onDaySchema }),
    reply: z.object({
      TagCode: z.array(z.object({ value: z.string(), label: z.string(), DisplayOrder: z.number().int() })),
      UserCode: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          TagCode: z.string(),
          Empid: z.string().default(''),
          HasPhoto: z.boolean().default(false),
        }),
      ),
      /** Ours: whether the caller keeps tags and who looks after them. */
      CanConfigure: z.boolean().default(false),
    }),
  }),

  /**
   * PC-069, TAGA-05 to TAGA-07: the people with a tag whom the caller sees. Ours: all but `TagCode`; `After` is the last row's `KeyCode`.
   */
  listTagPeople: defineCall({
    ...read,
    path: 'api/process/assignemployee/dynamiclist/list',
    request: filterSchema.extend({
      Sort: z.enum(TAG_PEOPLE_SORTS).default('name'),
      Direction: z.enum(['asc', 'desc']).default('asc'),
      After: codeOrNoneSchema,
      PageSize: z.number().int().min(1).max(MAX_TAG_ROWS).default(MAX_TAG_ROWS),
    }),
    reply: z.array(rowSchema),
  }),

  /** Ours: how many the same question finds, and the instant of the answer. */
  countTagPeople: defineCall({
    ...read,
    path: 'api/process/assignemployee/dynamiclist/count',
    request: filterSchema,
    reply: z.object({ Count: z.number().int(), Version: z.string() }),
  }),

  /** PC-070, TAGA-15: moves people with a tag to another who looks after it, all or none. */
  moveTagPeople: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/updateassign',
    request: movingSchema,
    reply: movedSchema,
  }),

  /** Ours: what a move, a tag that is given or one that is taken off would do; refused as the write would be, and nothing is written. */
  previewTagChange: defineCall({
    ...read,
    path: 'api/process/employeetags/dynamiclistchild/preview',
    request: movingSchema.omit({ Justification: true, Version: true }).extend({ Intent: z.enum(TAG_INTENTS) }),
    reply: z.object({
      /** With whom those who would change are on the day, the most first; null for nobody. */
      From: z.array(z.object({ User: personNamedSchema.nullable(), Count: z.number().int() })),
      /** How many are with the user already. */
      Unchanged: z.number().int(),
      /** How many have a change of the tag to come, which stays; the first of them by its day, with whom they are then. */
      LaterCount: z.number().int(),
      Later: z.array(
        z.object({ Person: personNamedSchema, EffectiveFrom: z.string(), User: personNamedSchema.nullable() }),
      ),
    }),
  }),

  /** Ours: gives a tag to people who do not have it on that day. */
  addTagPeople: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/giveassign',
    request: movingSchema,
    reply: movedSchema,
  }),

  /** Ours: takes a tag off people from a day on; `TagUserCode` says nothing. */
  removeTagPeople: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/removeassign',
    request: movingSchema,
    reply: movedSchema,
  }),

  /**
   * Ours: what was moved of a tag, of one person (`KeyCode`) or both, the latest first, 20 at a time; what is to come and was taken back
   * too.
   */
  listTagMoves: defineCall({
    ...read,
    path: 'api/process/employeetags/dynamiclist/moves',
    request: z.object({ TagCode: tagCode, KeyCode: codeOrNoneSchema, After: codeOrNoneSchema }),
    reply: z.array(moveSchema),
  }),

  /**
   * Ours: takes a move back, all of it. `Reason` is needed where its day has come. Refused with an issue at `MoveCode` whose message is
   * one of `TAG_UNDO_REFUSALS`.
   */
  undoTagMove: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/undomove',
    request: z.object({ MoveCode: codeSchema, Reason: justificationSchema }),
    reply: z.object({ Undone: z.number().int() }),
  }),
};
