import { z } from 'zod';
import { defineCall } from '../call';

export const roleCalls = {
  /**
   * SCALL-21, SOPQ-22: the session goes on in another role of the person, under a new token and until the same end. A role
   * that they do not hold today is refused with `forbidden`, and nothing changes.
   */
  changeRole: defineCall({
    path: 'api/user/changerole',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({ RoleCode: z.number().int() }),
    reply: z.object({ authToken: z.string().min(1), ischg: z.number().int() }),
  }),
};
