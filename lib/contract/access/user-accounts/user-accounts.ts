import { z } from 'zod';
import { defineCall } from '../../call';
import { oneLine } from '../../platform/one-line';
import { LENGTH } from '../limits';
import { ACCOUNT_METHODS, ACCOUNT_SORTS, ACCOUNT_STATES, MAX_ACCOUNT_ROWS } from './account-states';
import { userAccountDetailSchema, userAccountRowSchema } from './shapes';

const accountSchema = z.object({ AccountCode: z.uuid() });

const filterSchema = z.object({
  /** A part of the name, the number or the login id. */
  Search: z.string().trim().max(100).default(''),
  /** Those in any of these states; none of them for all. */
  States: z.array(z.enum(ACCOUNT_STATES)).max(ACCOUNT_STATES.length).default([]),
  /** Those that are signed in to by any of these, `none` by nothing yet; none of them for all. */
  Methods: z
    .array(z.enum([...ACCOUNT_METHODS, 'none']))
    .max(ACCOUNT_METHODS.length + 1)
    .default([]),
});

const write = { reach: 'browser', gate: 'full', effect: 'write', reply: z.object({}) } as const;

/** What administrators do about the accounts of others. The paths are ours. */
export const userAccountCalls = {
  /** Accounts of whom the role may see, in an order of one's own. */
  listUserAccounts: defineCall({
    path: 'api/process/useraccounts/dynamiclist/accountlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: filterSchema.extend({
      Sort: z.enum(ACCOUNT_SORTS).default('Name'),
      Direction: z.enum(['asc', 'desc']).default('asc'),
      /** The position of the last row of the page before; empty for the first page. */
      After: z.string().max(1500).default(''),
      PageSize: z.number().int().min(1).max(MAX_ACCOUNT_ROWS).default(51),
    }),
    reply: z.array(userAccountRowSchema),
  }),

  countUserAccounts: defineCall({
    path: 'api/process/useraccounts/dynamiclist/accountcount',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: filterSchema,
    reply: z.object({ Count: z.number().int() }),
  }),

  /** One account with its sessions, devices, identities and pause. */
  getUserAccount: defineCall({
    path: 'api/process/useraccounts/dynamicadd/detail',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: accountSchema,
    reply: userAccountDetailSchema,
  }),

  /** One session ends, or all of them where none is named; never the one that asks. */
  endAccountSessions: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/sessionend',
    request: accountSchema.extend({ SessionCode: z.uuid().nullable() }),
  }),

  /** It opens nothing any more, and its sessions end. */
  removeAccountDevice: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/deviceremove',
    request: accountSchema.extend({ DeviceID: z.string().min(1).max(64) }),
  }),

  /** The account takes the next identity that comes with its address; its sessions and devices end. */
  unbindAccountIdentity: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/identityunbind',
    request: accountSchema,
  }),

  /** Nobody signs in to it any more, and its sessions end at once. */
  disableUserAccount: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/disable',
    request: accountSchema.extend({ Reason: oneLine(LENGTH.disableReason[1]).min(LENGTH.disableReason[0]) }),
  }),

  enableUserAccount: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/enable',
    request: accountSchema,
  }),

  /** Whether a mailed code is asked for at each sign-in. */
  switchAccountCode: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/codeswitch',
    request: accountSchema.extend({ IsCodeRequired: z.boolean() }),
  }),

  /** Mails somebody who has never signed in how to set a password. */
  inviteUserAccount: defineCall({
    ...write,
    path: 'api/process/useraccounts/dynamicadd/invite',
    request: accountSchema,
  }),
};
