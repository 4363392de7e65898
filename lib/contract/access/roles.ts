import { z } from 'zod';
import { defineCall } from '../call';
import { shellCalls } from '../workplace/shell';

export const roleCalls = {
  /** SCALL-20, SCON-48: what the role switch offers, the same rows as `listRoles`, with counts of this moment. */
  listRoleChoices: defineCall({
    path: 'api/common/changerole/dynamiclist/list',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: shellCalls.listRoles.reply,
  }),

  /**
   * Ours: the caller's roles, and which of them may open the page at `/{Module}/{Link}`; what is no page is none's. It lets
   * somebody who was refused a page go on in another role of theirs.
   */
  listRolesForPage: defineCall({
    path: 'api/common/routeaccess/dynamiclist/rolesforpage',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ Module: z.string().max(100), Link: z.string().max(100) }),
    reply: z.array(
      z.object({ Role_Code: z.number().int(), Role_Name: z.string(), IsActive: z.boolean(), CanOpen: z.boolean() }),
    ),
  }),

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
