import { z } from 'zod';
import { defineCall } from '../call';

export const newJoinerCalls = {
  /**
   * FEAT-07, SOPQ-36 (path ours): colleagues who joined within the last ninety days, the newest first, up to 100. `DateOfJoin` is
   * DD-MMM-YYYY, `KeyCode` opens their card.
   */
  listNewJoiners: defineCall({
    path: 'api/ecenter/newjoiner/dynamiclist/newjoinerlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(
      z.object({
        Name: z.string(),
        Empid: z.string(),
        KeyCode: z.string().default(''),
        HasPhoto: z.boolean().default(true),
        Level_Name: z.string(),
        Unit_Name: z.string(),
        Location_Name: z.string(),
        DateOfJoin: z.string(),
      }),
    ),
  }),
};
