import { z } from 'zod';
import { defineCall } from '../call';

export const accountCalls = {
  /**
   * QP-01 (path ours): what was done with the caller's account, the newest first, up to fifty: its audit rows. `Activity` is
   * a sentence in the caller's language, `Role_Name` the role that was active, empty before there was one.
   */
  listOwnActivity: defineCall({
    path: 'api/user/activity',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(
      z.object({ ActivityCode: z.string(), Activity: z.string(), Role_Name: z.string(), ActivityDate: z.string() }),
    ),
  }),
};
