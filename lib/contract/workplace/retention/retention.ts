import { z } from 'zod';
import { defineCall } from '../../call';
import { oneLine } from '../../platform/one-line';
import {
  ERASURE_OBSTACLES,
  ERASURE_STATES,
  KEEP_MONTHS,
  LEFT_OUT_REASONS,
  LEFT_VIEWS,
  MAX_LEFT_ROWS,
  MAX_PEOPLE_OF_ERASURE,
  RETENTION_REASON_LENGTH,
} from './retention-rules';

const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const reasonSchema = oneLine(RETENTION_REASON_LENGTH[1]).min(RETENTION_REASON_LENGTH[0]);
/** The code of the last employment, as everywhere. */
const personRequest = z.object({ ChillCode: z.string().min(1).max(64) });
const peopleRequest = z.object({
  ChillCodes: z.array(z.string().min(1).max(64)).min(1).max(MAX_PEOPLE_OF_ERASURE),
});
const requestOfErasure = z.object({ RequestCode: z.uuid() });

/** Somebody whose employments are over. Days on the wire are YYYY-MM-DD. */
const leftPersonSchema = z.object({
  ChillCode: z.string(),
  empid: z.string(),
  Name: z.string(),
  HasPhoto: z.boolean(),
  LastDay: z.string(),
  /** The first day on which their data may go; empty where nothing is set. */
  DueOn: z.string(),
  /** Of the hold that is on, empty where there is none. */
  HeldBecause: z.string(),
  HeldBy: z.string(),
  HeldSince: z.string(),
  /** The request that waits for a decision; empty where none does. */
  RequestCode: z.string(),
  /** Where the row stands in its view, as `After` takes it. */
  Key: z.string(),
});
export type LeftPerson = z.output<typeof leftPersonSchema>;

/** What of one kind of record an erasure takes away, and what it empties of everything that says who it was. */
const erasureShareSchema = z.object({
  ShareName: z.string(),
  Deleted: z.number().int(),
  Emptied: z.number().int(),
});
export type ErasureShare = z.output<typeof erasureShareSchema>;

const erasureSchema = z.object({
  RequestCode: z.string(),
  State: z.enum(ERASURE_STATES),
  Reason: z.string(),
  AskedBy: z.string(),
  AskedAt: z.string(),
  DecidedBy: z.string(),
  DecidedAt: z.string(),
  Comment: z.string(),
  People: z.number().int(),
  /** Of these erased so far, and left out because something stood in the way by then. */
  Erased: z.number().int(),
  LeftOut: z.number().int(),
  /** Whether the caller may decide it: not who asked, and nobody about themself. */
  MayDecide: z.boolean(),
  MayWithdraw: z.boolean(),
});
export type Erasure = z.output<typeof erasureSchema>;

/** Erasing what is held on people who left, after the time that HR sets and a second yes. The paths are ours. */
export const retentionCalls = {
  getRetention: defineCall({
    ...read,
    path: 'api/process/retention/dynamicadd/retentiondetail',
    request: z.object({}),
    /** `KeepMonths`: null while nothing is set, and nothing is ever due. */
    reply: z.object({
      KeepMonths: z.number().int().nullable(),
      Counts: z.object({ due: z.number(), held: z.number(), asked: z.number(), later: z.number() }),
    }),
  }),

  saveRetention: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/retentionsave',
    request: z.object({ KeepMonths: z.number().int().min(KEEP_MONTHS.least).max(KEEP_MONTHS.most).nullable() }),
    reply: z.object({}),
  }),

  /** Those who left, who is due first. */
  listLeftPeople: defineCall({
    ...read,
    path: 'api/process/retention/dynamiclist/leftlist',
    request: z.object({
      View: z.enum(LEFT_VIEWS).default('due'),
      /** A part of the name or the number. */
      Search: z.string().trim().max(100).default(''),
      /** The position of the last row of the page before; empty for the first page. */
      After: z.string().max(200).default(''),
      PageSize: z.number().int().min(1).max(MAX_LEFT_ROWS).default(MAX_LEFT_ROWS),
    }),
    reply: z.array(leftPersonSchema),
  }),

  /** What an erasure of these people would do, without doing it; who cannot be erased now is named with why. */
  previewErasure: defineCall({
    ...read,
    path: 'api/process/retention/dynamicadd/erasurepreview',
    request: peopleRequest,
    reply: z.object({
      People: z.number().int(),
      Obstacles: z.array(z.object({ ChillCode: z.string(), Name: z.string(), Because: z.enum(ERASURE_OBSTACLES) })),
      Shares: z.array(erasureShareSchema),
    }),
  }),

  /** Asks for an erasure, which somebody else has to agree to. Refused whole while somebody named cannot be erased. */
  askErasure: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/erasureask',
    request: peopleRequest.extend({ Reason: reasonSchema }),
    reply: requestOfErasure,
  }),

  /** The requests, the newest first; 100 at most. Read again and again while one runs, as the next one is. */
  listErasures: defineCall({
    ...read,
    background: true,
    path: 'api/process/retention/dynamiclist/erasurelist',
    request: z.object({}),
    reply: z.array(erasureSchema),
  }),

  /** One request: whom it names, and what its erasure would do, or has done. */
  getErasure: defineCall({
    ...read,
    background: true,
    path: 'api/process/retention/dynamicadd/erasuredetail',
    request: requestOfErasure,
    reply: erasureSchema.extend({
      /** Those who are named and not erased. */
      Named: z.array(
        leftPersonSchema.pick({ ChillCode: true, empid: true, Name: true, HasPhoto: true, LastDay: true }).extend({
          /** `failed` while the erasure runs: they are tried again. */
          Because: z.enum([...LEFT_OUT_REASONS, '']),
          /** What went wrong where it failed, in the words of the database. */
          Problem: z.string(),
        }),
      ),
      Shares: z.array(erasureShareSchema),
    }),
  }),

  /** The second yes, or a no. Not for who asked, nor for who is named. */
  decideErasure: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/erasuredecide',
    request: requestOfErasure.extend({
      IsAgreed: z.boolean(),
      Comment: oneLine(RETENTION_REASON_LENGTH[1]).optional(),
    }),
    reply: z.object({}),
  }),

  /** Takes back a request that waits: for who asked. */
  withdrawErasure: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/erasurewithdraw',
    request: requestOfErasure,
    reply: z.object({}),
  }),

  /** Keeps somebody's data from being erased, whatever the time and whoever agreed. */
  holdPerson: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/holdadd',
    request: personRequest.extend({ Reason: reasonSchema }),
    reply: z.object({}),
  }),

  releaseHold: defineCall({
    ...write,
    path: 'api/process/retention/dynamicadd/holdend',
    request: personRequest.extend({ Reason: reasonSchema }),
    reply: z.object({}),
  }),
};
