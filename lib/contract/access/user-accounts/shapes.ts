import { z } from 'zod';
import { deviceSchema } from '../devices';
import { ACCOUNT_METHODS, ACCOUNT_STATES } from './account-states';

/** Times are ISO 8601, empty for never. */
export const userAccountSchema = z.object({
  AccountCode: z.string(),
  LoginID: z.string(),
  Name: z.string(),
  empid: z.string(),
  HasPhoto: z.boolean(),
  /** Opens the person's card; empty where they have none. */
  ChillCode: z.string(),
  Kind: z.enum(['employee', 'client', 'candidate']),
  State: z.enum(ACCOUNT_STATES),
  Methods: z.array(z.enum(ACCOUNT_METHODS)),
  LastSignIn: z.string(),
  Sessions: z.number().int(),
  Devices: z.number().int(),
  Identities: z.number().int(),
});
export type UserAccount = z.output<typeof userAccountSchema>;

export const userAccountRowSchema = userAccountSchema.extend({
  /** The place in the list. */
  Position: z.string(),
});
export type UserAccountRow = z.output<typeof userAccountRowSchema>;

const accountSessionSchema = z.object({
  SessionCode: z.string(),
  /** Whether it is the one that asks. */
  IsCurrent: z.boolean(),
  /** Such as `Firefox, Windows`; empty where it is not known. */
  BrowserKind: z.string(),
  /** The registered device that it is of; empty for none. */
  DeviceName: z.string(),
  /** Whether it waits for its one-time code, or for an agreement. */
  Stage: z.enum(['code', 'enrolment', 'conduct', 'full']),
  Since: z.string(),
  LastUsedAt: z.string(),
});
export type AccountSession = z.output<typeof accountSessionSchema>;

export type AccountDevice = z.output<typeof deviceSchema>;

const accountIdentitySchema = z.object({ Issuer: z.string(), Subject: z.string(), Since: z.string() });
export type AccountIdentity = z.output<typeof accountIdentitySchema>;

const accountPauseSchema = z.object({
  Where: z.enum(['own', 'elsewhere', 'both']),
  Since: z.string(),
  Until: z.string(),
});

/** A role that the account holds today; `Scope` is a unit where it is held over one. */
const accountRoleSchema = z.object({
  RoleName: z.string(),
  Scope: z.enum(['self', 'tree', 'unit', 'all']),
  UnitName: z.string(),
  /** Its last day, YYYY-MM-DD; empty where it has none. */
  To: z.string(),
});
export type AccountRole = z.output<typeof accountRoleSchema>;

export const userAccountDetailSchema = userAccountSchema.extend({
  Mail: z.string(),
  /** Whether it is the reader's own. */
  IsOwn: z.boolean(),
  IsCodeRequired: z.boolean(),
  InvitedAt: z.string(),
  DisabledAt: z.string(),
  DisabledReason: z.string(),
  /** The name of who disabled it; empty where that is not known. */
  DisabledBy: z.string(),
  /** Why it is not to be disabled; empty where it may be. */
  CannotDisable: z.enum(['', 'own', 'last_administrator']),
  /** Why its owner is not to be invited. */
  CannotInvite: z.enum(['', 'signed_in', 'closed', 'no_mail', 'client']),
  /** Why its one-time code is not to be switched. */
  CannotSwitchCode: z.enum(['', 'own', 'no_mail', 'client']),
  /** Whether the reader gives and ends roles. */
  CanChangeRoles: z.boolean(),
  RoleList: z.array(accountRoleSchema),
  SessionList: z.array(accountSessionSchema),
  DeviceList: z.array(deviceSchema),
  IdentityList: z.array(accountIdentitySchema),
  Pause: accountPauseSchema.nullable(),
});
export type UserAccountDetail = z.output<typeof userAccountDetailSchema>;
