import { z } from 'zod';
import { defineCall } from '../../call';
import { oneLine } from '../../platform/one-line';
import { GRANT_REASON_LENGTH, GRANT_SCOPES, MAX_GRANT_ROWS, MAX_REVIEW_ROWS } from './rules';
import {
  accessRoleDetailSchema,
  accessRoleSchema,
  grantChoicesSchema,
  grantRowSchema,
  reviewedGrantSchema,
  roleNamesSchema,
} from './shapes';

const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const roleSchema = z.object({ RoleCode: z.int32() });
const grantCodesSchema = z.array(z.uuid()).min(1).max(MAX_REVIEW_ROWS);
const keysSchema = z.array(z.string().min(1).max(60)).max(1000);
/** None where it is empty. */
const dayOrNoneSchema = z.union([z.iso.date(), z.literal('')]).default('');
const reasonSchema = oneLine(GRANT_REASON_LENGTH);

const filterSchema = z.object({
  /** Those of one account; empty for all. */
  AccountCode: z.union([z.uuid(), z.literal('')]).default(''),
  /** Those of one role; 0 for all. */
  RoleCode: z.int32().default(0),
  /** A part of the name or the number of who holds it. */
  Search: z.string().trim().max(100).default(''),
  /** Those that have ended too. */
  WithEnded: z.boolean().default(false),
});

/** What administrators do about roles, and about who holds them. The paths are ours. */
export const roleAccessCalls = {
  /** The roles that there are, those that were retired left out. */
  listAccessRoles: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamiclist/rolelist',
    request: z.object({}),
    reply: z.array(accessRoleSchema),
  }),

  /** One role with all that it could be given, and what of it it has. */
  getAccessRole: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamicadd/roledetail',
    request: roleSchema,
    reply: accessRoleDetailSchema,
  }),

  /** Makes a role of the organisation's own that has what another one has. */
  createAccessRole: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/rolecreate',
    request: z.object({ CopyOf: z.int32(), Names: roleNamesSchema }),
    reply: roleSchema,
  }),

  /** Says what a role is called and has, whole. */
  saveAccessRole: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/rolesave',
    request: roleSchema.extend({
      Version: z.int32(),
      Names: roleNamesSchema,
      Permissions: keysSchema,
      Menus: keysSchema,
      Features: keysSchema,
    }),
    reply: z.object({}),
  }),

  /** Takes a role of the organisation's own away; those who hold it go on with another. */
  retireAccessRole: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/roleretire',
    /** `MoveTo`: 0 where nobody holds it. */
    request: roleSchema.extend({ MoveTo: z.int32().default(0) }),
    reply: z.object({}),
  }),

  /** What there is to choose for a grant. */
  listGrantChoices: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamiclist/grantselect',
    request: z.object({}),
    reply: grantChoicesSchema,
  }),

  /** Who holds which role, of those whom the caller manages, by name. */
  listGrants: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamiclist/grantlist',
    request: filterSchema.extend({
      /** The position of the last row of the page before; empty for the first page. */
      After: z.string().max(1500).default(''),
      PageSize: z.number().int().min(1).max(MAX_GRANT_ROWS).default(51),
    }),
    reply: z.array(grantRowSchema),
  }),

  countGrants: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamiclist/grantcount',
    request: filterSchema,
    reply: z.object({ Count: z.number().int() }),
  }),

  /** Gives somebody a role from a day on, named by their account or by their employment. */
  addGrant: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/grantadd',
    request: z.object({
      AccountCode: z.union([z.uuid(), z.literal('')]).default(''),
      ChillCode: z.string().max(64).default(''),
      RoleCode: z.int32(),
      Scope: z.enum(GRANT_SCOPES),
      UnitCode: z.string().max(64).default(''),
      /** Today where it is empty. */
      From: dayOrNoneSchema,
      /** The last day. */
      To: dayOrNoneSchema,
      Reason: reasonSchema,
    }),
    reply: z.object({ GrantCode: z.string() }),
  }),

  /** Changes the days of a grant; the first day only while it is ahead. */
  changeGrant: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/grantchange',
    request: z.object({ GrantCode: z.uuid(), From: z.iso.date(), To: dayOrNoneSchema, Reason: reasonSchema }),
    reply: z.object({}),
  }),

  /** Ends grants at once, or with a last day; one that has ended already stays so. */
  endGrants: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/grantend',
    request: z.object({ GrantCodes: grantCodesSchema, LastDay: dayOrNoneSchema }),
    reply: z.object({}),
  }),

  /** The grants that are to be looked at, those that end first first. */
  listGrantReview: defineCall({
    ...read,
    path: 'api/process/roleaccess/dynamiclist/grantreview',
    request: z.object({}),
    reply: z.array(reviewedGrantSchema),
  }),

  /** Keeps grants as they are; they come up again when there is a new reason. */
  confirmGrants: defineCall({
    ...write,
    path: 'api/process/roleaccess/dynamicadd/grantconfirm',
    request: z.object({ GrantCodes: grantCodesSchema }),
    reply: z.object({}),
  }),
};
