import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';

export const roleCalls = {
  /**
   * SCALL-21, SOPQ-22: the session goes on in another role of the person, under a new token and until the same end. A role
   * that they do not hold today is refused with `forbidden`, and nothing changes. Whose role waits for a second factor can work in another.
   */
  changeRole: defineCall({
    path: 'api/user/changerole',
    reach: 'server',
    gate: 'enrolment',
    effect: 'write',
    request: z.object({ RoleCode: z.int32() }),
    reply: z.object({ authToken: z.string().min(1), ischg: z.number().int() }),
  }),

  /**
   * Ours: what the caller's active role may do, such as `ticket.answer`. The portal asks for names of permissions and never
   * for numbers of roles, so that an HR API with other roles serves it as well.
   */
  listOwnPermissions: defineCall({
    path: 'api/common/permission/dynamiclist/own',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: z.array(z.object({ Permission: z.string() })),
  }),
};
