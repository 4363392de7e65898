import { z } from 'zod';
import { defineCall } from '../call';
import { pageSchema } from '../platform/addresses';
import { cleanHtml } from '../platform/html';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/** VCON-29: everything that waits to be read, notifications and messages, over all roles that the person holds. */
const headCountSchema = z.object({ HeadNotificationCount: z.number().int().min(0) });

const kindSchema = z.enum(['N', 'M']);

export const notificationCalls = {
  /** VCALL-34, NOTIF-29. A poll that marks nothing (VOPQ-11). */
  getNotificationCount: defineCall({
    ...fullRead,
    path: 'api/Common/empnotificationlist/dynamicadd/notificationcount',
    background: true,
    request: z.object({}),
    reply: headCountSchema,
  }),

  /**
   * VCALL-33, NOTIF-28, RSW-06 to RSW-09: the roles that the person holds, each with its pending notifications (`N`) in one of
   * the counts: `EmpCount` for role 2, `AppCount` for 5, `RevCount` for 13, `RoleCount` for any other.
   * `session_Role_Code` (ours) is the active role, the same in each row; 0 where an HR API does not say.
   */
  listNotificationHeader: defineCall({
    ...fullRead,
    path: 'api/Common/employeenotification/dynamiclist/topbar',
    request: z.object({}),
    reply: z.array(
      z.object({
        Role_Code: z.number().int(),
        Role_Name: z.string(),
        EmpCount: z.number().int(),
        AppCount: z.number().int(),
        RevCount: z.number().int(),
        RoleCount: z.number().int(),
        session_Role_Code: z.number().int().default(0),
      }),
    ),
  }),

  /**
   * VCALL-32, NOTIF-13 to NOTIF-27: what is for one role, newest first, up to 200 of each type. With `Status` (ours) only what
   * is pending. `Status` is `P` until it is read, then `R` (VOPQ-14); `NotificationStatus` says so in words (VCON-27), `Legend` what
   * kind of thing it is. `Name` is the sender, empty for the portal; `EmpidName` is whom it is about, id and name, and
   * `IsAboutMe` (ours) whether that is the reader (VOPQ-16), `StaysUntilDone` (ours) that it is an approval or a reminder, which
   * opening does not mark as read. Days are DD-MMM-YYYY, instants DD-MMM-YYYY HH:mm, in Asia/Kolkata.
   */
  listNotifications: defineCall({
    ...fullRead,
    path: 'api/Common/empnotificationlist/dynamiclist/notificationdata',
    request: z.object({ RoleCode: z.int32(), Status: z.literal('P').optional() }),
    reply: z.array(
      z.object({
        NotificationCode: z.string(),
        NotificationName: z.string(),
        Message: z.string().overwrite(cleanHtml),
        Name: z.string(),
        DueDate: z.string(),
        NotificationStatus: z.string(),
        Status: z.string(),
        NotificationType: kindSchema,
        RoleCode: z.number().int(),
        Link_Info: pageSchema,
        URLParamKey: z.string(),
        URLParamValue: z.string(),
        EmpidName: z.string(),
        Legend: z.string(),
        CreatedDate: z.string(),
        IsAboutMe: z.boolean().default(false),
        StaysUntilDone: z.boolean().default(false),
      }),
    ),
  }),

  /** VOPQ-14 (path ours): one that was opened or acted upon. Of somebody else's, or one that is not there: 404. */
  markNotificationRead: defineCall({
    ...fullWrite,
    path: 'api/Common/empnotificationlist/dynamicadd/read',
    request: z.object({ NotificationCode: z.string().min(1).max(64) }),
    reply: headCountSchema,
  }),

  /** Ours: takes back that one was read. One that is pending already, by another window perhaps: 409. */
  markNotificationPending: defineCall({
    ...fullWrite,
    path: 'api/Common/empnotificationlist/dynamicadd/pending',
    request: z.object({ NotificationCode: z.string().min(1).max(64) }),
    reply: headCountSchema,
  }),

  /**
   * NOTIF-03, VOPQ-12 (path ours): what is pending of one role and type, except what `StaysUntilDone`: each of those is marked by
   * itself.
   */
  markAllNotificationsRead: defineCall({
    ...fullWrite,
    path: 'api/Common/empnotificationlist/dynamicadd/readall',
    request: z.object({ RoleCode: z.int32(), NotificationType: kindSchema }),
    reply: headCountSchema,
  }),

  /**
   * VCALL-35, IMSG-02, VOPQ-15: what the organisation tells everybody of a place after they sign in. `Active` is `A` while it
   * is to be shown, once for each sign-in; `MessageCode` and `Title` are ours.
   */
  getInternalMessage: defineCall({
    ...fullRead,
    path: 'api/common/internalmessage/dynamicadd/userinfo',
    background: true,
    request: z.object({}),
    reply: z.object({
      Active: z.string(),
      Description: z.string().overwrite(cleanHtml),
      MessageCode: z.string().default(''),
      Title: z.string().default(''),
    }),
  }),

  /** VOPQ-15 (path ours): an internal message was read and is not shown again until the next sign-in. */
  markInternalMessageRead: defineCall({
    ...fullWrite,
    path: 'api/common/internalmessage/dynamicadd/read',
    request: z.object({ MessageCode: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),
};
