import { z } from 'zod';
import { defineCall } from '../call';
import { awayNowSchema } from '../people/absence-shape';
import { pictureSchema } from '../platform/addresses';
import { MAX_LENGTH } from './limits';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** HAP-06: what somebody is congratulated on. */
const wishTypeSchema = z.enum(['BirthDay', 'Joining']);
export type WishType = z.output<typeof wishTypeSchema>;

/** Days are DD-MMM-YYYY, instants DD-MMM-YYYY HH:mm, both in Asia/Kolkata; empty where there is none. */
const wireTime = z.string();

export const happeningCalls = {
  /**
   * VCALL-43, HAP-06 to HAP-08: birthdays and joining anniversaries of colleagues. A row is of today where `CurrentDay` is
   * given and of tomorrow where `NextDay` is; `DayCode` sorts. `WishCode` names the happening and `ChillCode` whose it is;
   * without them nobody can be wished anything. `Empid`, `HasPhoto`, `Years` (of an anniversary) and `IsWished` are ours, so
   * that an HR API without them is understood. No year of birth is told. The request's `ChillCode`, ours too, asks for one person's.
   * `WithJoiners`, ours, asks also for who joined within two weeks: rows of today with a `JoinedDate` and no `Years`, which carry the
   * codes until they were greeted.
   */
  listHappeningsToday: defineCall({
    ...fullRead,
    path: 'api/ecenter/employee/dynamiclist/birthwish',
    request: z.object({ ChillCode: z.string().max(64).optional(), WithJoiners: z.boolean().optional() }),
    reply: z.array(
      z.object({
        WishType: wishTypeSchema,
        DayCode: z.number().int(),
        CurrentDay: wireTime,
        NextDay: wireTime,
        DisplayName: z.string(),
        DisplayOrg: z.string(),
        WishCode: z.string().default(''),
        ChillCode: z.string().default(''),
        Empid: z.string().default(''),
        HasPhoto: z.boolean().default(true),
        Years: z.number().int().nullable().default(null),
        IsWished: z.boolean().default(false),
        JoinedDate: wireTime.default(''),
      }),
    ),
  }),

  /** Who of the caller's team is away today (path ours), up to twenty, who is back first before the others. Of why, nothing is told. */
  listAwayToday: defineCall({
    ...fullRead,
    path: 'api/ecenter/employee/dynamiclist/awaytoday',
    request: z.object({}),
    reply: z.array(
      awayNowSchema.extend({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() }),
    ),
  }),

  /** VCALL-42, HAP-10: the pictures that a wish can carry. `ImagePath` is a file of the portal's, without a leading slash. */
  listWishImages: defineCall({
    ...fullRead,
    path: 'api/Common/happeningimg/dynamiclist/emplist',
    request: z.object({}),
    reply: z.array(z.object({ ImagePath: pictureSchema, ImageName: z.string() })),
  }),

  /**
   * VCALL-44, HAP-11, VOPQ-32: `AttachImage` is an `ImagePath` of the gallery, or empty. The content is plain text. `SentCode`,
   * ours, is what it can be taken back with; without it that is not offered.
   */
  sendWish: defineCall({
    path: 'api/ecenter/employee/dynamicadd/happenupdate',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({
      WishCode: z.string().min(1).max(64),
      ChillCode: z.string().min(1).max(64),
      Content: z.string().trim().min(1).max(MAX_LENGTH.wish),
      AttachImage: z.string().max(200).default(''),
    }),
    reply: z.object({ SentCode: z.string().default('') }),
  }),

  /** Takes a wish of one's own back (path ours) before it arrives, a minute after it was sent; later it is a `conflict`. */
  withdrawWish: defineCall({
    path: 'api/ecenter/employee/dynamicadd/happenwithdraw',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({ SentCode: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),

  /**
   * The wishes behind EDASH-01 (path ours): what colleagues wished the person within a year, the newest first, up to fifty. Those
   * of `IsWelcome` were for the day on which the person joined.
   */
  listReceivedWishes: defineCall({
    ...fullRead,
    path: 'api/ecenter/employee/dynamiclist/receivedwishes',
    request: z.object({}),
    reply: z.array(
      z.object({
        WishCode: z.string(),
        WishType: wishTypeSchema,
        IsWelcome: z.boolean().default(false),
        Name: z.string(),
        Empid: z.string(),
        HasPhoto: z.boolean().default(true),
        Content: z.string(),
        AttachImage: pictureSchema,
        ImageName: z.string(),
        SentDate: wireTime,
      }),
    ),
  }),
};
