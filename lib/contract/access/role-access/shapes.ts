import { z } from 'zod';
import { languages, type Language } from '../../platform/languages';
import { GRANT_REFUSALS, GRANT_SCOPES, REVIEW_REASONS, ROLE_NAME_LENGTH, ROLE_PARTS } from './rules';

/** A name in each language, empty where it is that of English. */
export const roleNamesSchema = z.object(
  Object.fromEntries(
    languages.map((language) => [language, z.string().trim().max(ROLE_NAME_LENGTH).default('')]),
  ) as Record<Language, z.ZodDefault<z.ZodString>>,
);
export type RoleNames = z.output<typeof roleNamesSchema>;

export const accessRoleSchema = z.object({
  RoleCode: z.int32(),
  Name: z.string(),
  /** Whether it came with the product; else it is the organisation's own. */
  IsShipped: z.boolean(),
  /** Whether the reader holds it, today or later. */
  IsHeld: z.boolean(),
  /** How many of those whom the reader manages hold it today. */
  Holders: z.number().int(),
  Permissions: z.number().int(),
});
export type AccessRole = z.output<typeof accessRoleSchema>;

const roleChoiceSchema = z.object({
  Key: z.string(),
  /** What it lets do, or opens. */
  Name: z.string(),
  Detail: z.string(),
  IsOn: z.boolean(),
  /** Whether the reader, who holds the role, would give themself more by it. */
  WidensOwn: z.boolean(),
});
export type RoleChoice = z.output<typeof roleChoiceSchema>;

const rolePartSchema = z.object({
  Part: z.enum(ROLE_PARTS),
  Groups: z.array(z.object({ Group: z.string(), Name: z.string(), Choices: z.array(roleChoiceSchema) })),
});
export type RolePartChoices = z.output<typeof rolePartSchema>;

export const accessRoleDetailSchema = accessRoleSchema.extend({
  Names: roleNamesSchema,
  /** What it was when it was read; a save that brings another is refused. */
  Version: z.int32(),
  /** The name of the role that it was made from; empty for none. */
  CopiedFrom: z.string(),
  /** Whether the reader may change what it is given. */
  CanEdit: z.boolean(),
  /** Why it is not to be retired; empty where it may be. */
  CannotRetire: z.enum(['', 'shipped', 'own', 'scope']),
  Parts: z.array(rolePartSchema),
});
export type AccessRoleDetail = z.output<typeof accessRoleDetailSchema>;

/** Days are YYYY-MM-DD. */
export const grantSchema = z.object({
  GrantCode: z.string(),
  AccountCode: z.string(),
  Name: z.string(),
  empid: z.string(),
  HasPhoto: z.boolean(),
  /** Opens the person's card; empty where there is none. */
  ChillCode: z.string(),
  RoleCode: z.int32(),
  RoleName: z.string(),
  Scope: z.enum(GRANT_SCOPES),
  UnitCode: z.string(),
  UnitName: z.string(),
  From: z.string(),
  /** Its last day; empty where it has none. */
  To: z.string(),
  State: z.enum(['now', 'ahead', 'over']),
  /** Who gave it, when and why; empty where that was not written down. */
  GivenBy: z.string(),
  GivenAt: z.string(),
  Reason: z.string(),
  /** When its holder last worked in the role; empty where that is not known. */
  LastUsedOn: z.string(),
  /** Who looked at it last and kept it, and when. */
  ConfirmedBy: z.string(),
  ConfirmedOn: z.string(),
  /** Why the reader is not to change it; empty where they may. */
  CannotChange: z.enum(['', ...GRANT_REFUSALS]),
});
export type Grant = z.output<typeof grantSchema>;

export const grantRowSchema = grantSchema.extend({ Position: z.string() });
export type GrantRow = z.output<typeof grantRowSchema>;

export const reviewedGrantSchema = grantSchema.extend({
  Because: z.array(z.enum(REVIEW_REASONS)),
  /** The day on which its holder moved; empty where they did not. */
  MovedOn: z.string(),
});
export type ReviewedGrant = z.output<typeof reviewedGrantSchema>;

export const grantChoicesSchema = z.object({
  /** The roles that there are, those that the reader may not give included, each with why not. */
  Roles: z.array(z.object({ RoleCode: z.int32(), Name: z.string(), CannotGive: z.enum(['', 'permission', 'client']) })),
  Scopes: z.array(z.enum(GRANT_SCOPES)),
  /** The units over which the reader may give roles, in reading order. */
  Units: z.array(z.object({ Code: z.string(), Name: z.string(), Depth: z.number().int() })),
});
export type GrantChoices = z.output<typeof grantChoicesSchema>;
