import { z } from 'zod';
import { defineCall } from '../call';
import { pageSchema } from '../platform/addresses';

/** SRCH-06, QS-14: so many characters make a search for people, counted as people count them. */
export const MIN_CHARACTERS = 3;
/** QS-13, QS-16. */
export const MAX_SUGGESTIONS = 10;
/** So many rows of one kind are answered at most; the portal shows those of its pages. */
export const MAX_FOUND = 50;
/** So many rows of the locator's table come at once. */
export const PAGE_SIZE = 50;

/** QS-06, QS-07: what a favourite is filed under: the menu, or the role in which a person was looked for. */
export const GROUP = { menu: 1, employee: 2, appraiser: 5, reviewer: 13 } as const;
const groupCodeSchema = z.union([z.literal(1), z.literal(2), z.literal(5), z.literal(13)]);
export type GroupCode = z.output<typeof groupCodeSchema>;

/**
 * LOC-12 to LOC-17. `AppVFlag` is `E` for employees and `V` for externals; `ActiveStatus` is `A` for people who work here
 * today, `N` for those who do not, `S` for both. `Mode` is ours: everyone, or those whose manager or reviewer the caller is
 * by a line of today.
 */
const filterSchema = z.object({
  AppVFlag: z.enum(['E', 'V']).default('E'),
  ActiveStatus: z.enum(['A', 'N', 'S']).default('A'),
  Mode: z.enum(['all', 'manager', 'reviewer']).default('all'),
});

const searchTextSchema = z
  .string()
  .max(100)
  .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' '));

/**
 * QS-23, LOC-11, VCON-23: somebody whom the caller may know by name, as search and locator show them. `AppCode` is 5 where
 * the person has an account that is open; `ManagerCode` and `ReviewerCode` are above 0 where the caller is their manager or
 * reviewer. Both codes name the employment. `HasPhoto` is ours.
 */
const foundEmployeeSchema = z.object({
  empid: z.string(),
  EmpidName: z.string(),
  name: z.string(),
  UserCode: z.string(),
  ChillCode: z.string(),
  AppCode: z.number().int(),
  ManagerCode: z.number().int(),
  ReviewerCode: z.number().int(),
  Active: z.enum(['A', 'N']),
  Empid: z.string(),
  Name: z.string(),
  Business_Name: z.string(),
  Company_Name: z.string(),
  HasPhoto: z.boolean().default(false),
});
export type FoundEmployee = z.output<typeof foundEmployeeSchema>;

/**
 * What was found of one kind. `Kind` is the word of the subject, `Kind_Name` what they are called together; `Link_Info` is the page
 * that shows a record, which the active role may open, `KeyCode` what a favourite keeps it by. The last three say who a person is.
 */
export const foundGroupSchema = z.object({
  Kind: z.string(),
  Kind_Name: z.string(),
  State: z.enum(['found', 'failed', 'slow']),
  Found: z.array(
    z.object({
      Title: z.string().min(1),
      Detail: z.string().default(''),
      Link_Info: pageSchema,
      KeyCode: z.string().default(''),
      Empid: z.string().default(''),
      HasPhoto: z.boolean().default(false),
      Active: z.enum(['A', 'N']).default('A'),
    }),
  ),
});

const favouriteKeySchema = z.object({
  GroupCode: groupCodeSchema,
  KeyCode: z.string().min(1).max(64),
});

export const searchCalls = {
  /**
   * QS-14 to QS-16 (path ours): up to ten people whose id and name hold the text, accents and case aside, the likeliest first;
   * none for fewer than three characters. `IsPicker` leaves those who can be picked in a form (SRCH-07, SRCH-08),
   * `IsOpen` those whose record the caller may open.
   */
  searchEmployees: defineCall({
    path: 'api/common/emplocatorlist/dynamiclist/empsuggest',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: filterSchema.extend({
      SearchText: searchTextSchema,
      IsPicker: z.boolean().default(false),
      IsOpen: z.boolean().default(false),
    }),
    reply: z.array(foundEmployeeSchema),
  }),

  /**
   * VCALL-47: the rows of the locator's table by name, fifty at once. `SearchText`, `Mode` and `After`, the `ChillCode` of the
   * last row that is there already, are ours.
   */
  listEmployees: defineCall({
    path: 'api/common/emplocatorlist/dynamiclist/emplocator',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: filterSchema.extend({ SearchText: searchTextSchema.default(''), After: z.string().max(64).default('') }),
    reply: z.array(foundEmployeeSchema),
  }),

  /**
   * Ours: what fits the text in all that capabilities let people find, a group for each kind, the likeliest first. A group says
   * of itself where its source failed or took too long. Few characters ask only the sources that they are enough for; `Kinds` asks
   * those of these kinds, none of them all.
   */
  searchEverything: defineCall({
    path: 'api/common/search/dynamiclist/everything',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ SearchText: searchTextSchema, Kinds: z.array(z.string().max(40)).max(10).default([]) }),
    reply: z.array(foundGroupSchema),
  }),

  /**
   * VCALL-45, QS-25: what the caller has opened from the search or marked there and may still open, the last one first, up to
   * twenty of each group. `KeyName2` is the module of a menu entry and the number of a person; `URLName` is the page's path.
   * `HasPhoto` is ours.
   */
  listFavourites: defineCall({
    path: 'api/Common/favouritesearch/dynamiclist/searchlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(
      z.object({
        GroupCode: groupCodeSchema,
        KeyName: z.string(),
        KeyName2: z.string(),
        KeyCode: z.string(),
        ChillCode: z.string(),
        URLName: pageSchema,
        HasPhoto: z.boolean().default(false),
      }),
    ),
  }),

  /** VCALL-46, VCON-25: each pick is noted, once for each group and key. `LinkSrc` is the page that shows it (ROUTE-10). */
  addFavourite: defineCall({
    path: 'api/common/favouritesearch/dynamicadd/searchadd',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: favouriteKeySchema.extend({ ChillCode: z.string().max(64).default('') }),
    reply: z.object({ data: z.object({ LinkSrc: pageSchema }) }),
  }),

  /** Ours. Removing what is not there changes nothing. */
  removeFavourite: defineCall({
    path: 'api/common/favouritesearch/dynamicadd/searchremove',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: favouriteKeySchema,
    reply: z.object({}),
  }),
};
