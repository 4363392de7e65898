import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { pictureSchema, segmentSchema } from '../platform/addresses';
import { languages } from '../platform/languages';

/**
 * MENU-01. `Link_Src` is one path segment below the module's, empty where nothing opens; `Group_Code` (ours) names the group alike in
 * every language.
 */
const menuEntrySchema = z.object({
  Menu_Code: z.number().int(),
  Menu_Name: z.string(),
  Link_Src: segmentSchema,
  Description: z.string(),
  Group_Name: z.string(),
  Group_Code: z.string().optional(),
  SubGroupName: z.string(),
  Module_Code: z.number().int(),
});
export type MenuEntry = z.output<typeof menuEntrySchema>;

/** SCALL-18, MOD-12. `Link_Src` is the module's base path without slashes (`ecenter`); a module without one is left out. */
const moduleSchema = z.object({
  Module_Code: z.number().int(),
  Module_Name: z.string(),
  Link_Src: segmentSchema,
  Img_Src: pictureSchema,
  Description: z.string(),
});
export type Module = z.output<typeof moduleSchema>;

/** RSW-02: the roles that a person holds, each with its unread notifications. */
const rolesSchema = z.array(
  z.object({
    Role_Code: z.number().int(),
    Role_Name: z.string(),
    NotificationCount: z.number().int(),
    session_Role_Code: z.number().int(),
  }),
);

const photoRequest = z.object({
  empid: z.string().min(1).max(64),
  headercode: z.literal('0').default('0'),
  filename: z.literal('').default(''),
});

export const shellCalls = {
  /** SCALL-16: the menu of the active role, every module in one list, in the order in which it is shown. */
  listMenu: defineCall({
    path: 'api/common/menulist/dynamiclist/list',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: z.array(menuEntrySchema),
  }),

  listModules: defineCall({
    path: 'api/common/Modules',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: z.array(moduleSchema).overwrite((modules) => modules.filter(({ Link_Src }) => Link_Src !== '')),
  }),

  /** SCALL-17, SOPQ-21: the links below a module's path that the active role may open, beside its dashboard. */
  listRoutes: defineCall({
    path: 'api/common/routeaccess/dynamiclist/routelist',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({ Modulecode: z.int32() }),
    reply: z.array(z.object({ Link_Src: segmentSchema })),
  }),

  /** SCALL-19, RSW-02: the roles the person holds; `session_Role_Code` is the active one, the same in each row. */
  listRoles: defineCall({
    path: 'api/Common/employeeroles/dynamiclist/rolelist',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: rolesSchema,
  }),

  /** SCALL-20, SCON-48: what the role switch offers, the same rows as `listRoles`, with counts of this moment. */
  listRoleChoices: defineCall({
    path: 'api/common/changerole/dynamiclist/list',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: rolesSchema,
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
   * SCALL-22, EMP-01 to EMP-17. Without codes: the caller, of whom the first row is used. `TypeOfUser` and `CurrentUser` are
   * EmpInfo's; flags say which features the active role has, never a right by themselves. `IsEmployed` is ours: false for a client
   * user, whom what is for colleagues alone is not shown; `FirstName` is ours, empty where the HR API keeps none.
   */
  getEmployeeInfo: defineCall({
    path: 'api/Common/employeeInfo/dynamiclist/detail',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({ UserCode: z.string().max(64).optional(), ChillCode: z.string().max(64).optional() }),
    reply: z.array(
      z.object({
        Name: z.string(),
        FirstName: z.string().default(''),
        Empid: z.string(),
        EmailID: z.string(),
        HasPhoto: z.boolean().default(true),
        TypeOfUser: z.enum(['E', 'V']),
        CurrentUser: z.string(),
        IsEmployed: z.boolean().default(true),
        EditTour: z.boolean(),
        knb: z.boolean(),
        nejo: z.boolean(),
        enablereport: z.boolean(),
        enablegear: z.boolean(),
        cconn: z.boolean(),
        hape: z.boolean(),
        TourImage: z.string(),
        topSearch: z.boolean(),
        myprofile: z.boolean(),
        myMessage: z.boolean(),
        changePass: z.boolean(),
        changeBuddy: z.boolean(),
        /** MGRC-14, AMGR-05: whether a change of manager, or of admin manager, must be justified. */
        manjm: z.boolean().default(false),
        smanjm: z.boolean().default(false),
        logo_width: z.number().int().nullable(),
        logo_height: z.number().int().nullable(),
      }),
    ),
  }),

  /**
   * EMP-18, SOPQ-37, INFO-11 (path ours): one's own header record, or that of the employee with a code; somebody unknown and
   * somebody whom the caller may not know are refused alike. Of a colleague whose record is closed to the caller
   * (`IsWhole` false) it tells name, number, unit, location and photo; the rest is empty. Dates are DD-MMM-YYYY, `Exit_on` is
   * the last day of someone who has left, whose `Active` is `N`. A key is given for who has a card that the caller may open.
   */
  getEmployeeHeader: defineCall({
    path: 'api/Common/employeeheader/dynamicadd/detail',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ ChillCode: z.string().max(64).optional() }),
    reply: z.object({
      IsWhole: z.boolean().default(true),
      Name: z.string(),
      Empid: z.string(),
      HasPhoto: z.boolean().default(true),
      Active: z.string(),
      EmailID: z.string(),
      DateOfJoin: z.string(),
      Exit_on: z.string().default(''),
      Location_Name: z.string(),
      ReportingManager: z.string(),
      ReportingManagerID: z.string(),
      ReportingManagerKey: z.string().default(''),
      ReportingManagerHasPhoto: z.boolean().default(true),
      Reviewer_Name: z.string(),
      Reviewer_Empid: z.string(),
      Reviewer_Key: z.string().default(''),
      Reviewer_HasPhoto: z.boolean().default(true),
      Level_Name: z.string(),
      Unit_Name: z.string(),
      TimeZone: z.string().default(''),
      Roles: z.string(),
      Legend: z.string(),
      EmpPercentage: z.number().int().min(0).max(100),
      AsReportingManager: z.number().int(),
      AsAdminManager: z.number().int(),
    }),
  }),

  /**
   * SCALL-23, PHOT-18: the photo of the person with this `empid`, one's own with `OWN_PHOTO`. Somebody unknown, unseen or without a photo
   * answers 404 alike.
   */
  getUserPhoto: defineCall({
    path: 'api/ecenter/profilephoto/dynamicdownload/getuserphoto',
    kind: 'download',
    isRevalidated: true,
    reach: 'browser',
    gate: 'conduct',
    effect: 'read',
    request: photoRequest,
    reply: z.unknown(),
  }),

  /** PC-028: the same, beside the field in which it is changed. */
  getPhoto: defineCall({
    path: 'api/ecenter/profilephoto/dynamicdownload/getphoto',
    kind: 'download',
    isRevalidated: true,
    reach: 'browser',
    gate: 'conduct',
    effect: 'read',
    request: photoRequest,
    reply: z.unknown(),
  }),

  /**
   * SCALL-24: what waits for the person today, as counts. `PendTask` is all that is to be done: tasks, and decisions, of which there
   * are `PendApproval` (ours). `Controls` are the codes of the roles they can switch to.
   */
  getDashboardCounts: defineCall({
    path: 'api/chillconnect/employee/dynamicadd/empdashboard',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      EmpRecWishCount: z.number().int(),
      EmpSenWishCount: z.number().int(),
      EmpNotiCount: z.number().int(),
      PendTask: z.number().int(),
      PendApproval: z.number().int().default(0),
      PendMessage: z.number().int(),
      PendTeamTask: z.number().int(),
      Controls: z.array(z.number().int()),
    }),
  }),

  /** Ours: the language in which the HR API names things and writes mails to the person. */
  setLanguage: defineCall({
    path: 'api/user/language',
    reach: 'browser',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'write',
    request: z.object({ Language: z.enum(languages) }),
    reply: z.object({ Language: z.enum(languages) }),
  }),
};
