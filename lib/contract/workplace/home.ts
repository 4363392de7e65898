import { z } from 'zod';
import { defineCall } from '../call';
import { pageSchema } from '../platform/addresses';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** Days are DD-MMM-YYYY, instants DD-MMM-YYYY HH:mm, both in Asia/Kolkata; empty where there is none. */
const wireTime = z.string();

/** Ours: only what belongs to this module, by the page that it leads to; without it, everything. */
const ofModule = z.object({ Modulecode: z.int32().optional() });

export const homeCalls = {
  /**
   * The tasks behind EDASH-04 and EDASH-06 (path ours): up to twenty of the person's own, then up to twenty of those who
   * report to them directly, the most urgent first. `Name` and `Empid` say whose a task is; `CanFinish` that `finishTask` is for
   * it; `Link_Info` is the page where the person does it, empty where there is none or their active role may not open it.
   */
  listPendingTasks: defineCall({
    ...fullRead,
    path: 'api/chillconnect/employee/dynamiclist/pendingtasks',
    request: ofModule,
    reply: z.array(
      z.object({
        TaskCode: z.string(),
        Title: z.string(),
        DueDate: wireTime,
        IsOverdue: z.boolean(),
        IsTeam: z.boolean(),
        Name: z.string(),
        Empid: z.string(),
        HasPhoto: z.boolean().default(true),
        CanFinish: z.boolean().default(false),
        Link_Info: pageSchema.default(''),
      }),
    ),
  }),

  /**
   * The newest unread notifications (`N`) and messages (`M`) behind EDASH-03 and EDASH-05 (path ours), over all roles of the
   * person, up to twenty of each. Fields as NOTIF-13 to NOTIF-27 name them; `Name` is the sender, empty for the portal;
   * `Link_Info` is empty as well where the active role may not open it.
   */
  listUnread: defineCall({
    ...fullRead,
    path: 'api/Common/empnotificationlist/dynamiclist/unreaddata',
    request: ofModule,
    reply: z.array(
      z.object({
        NotificationCode: z.string(),
        NotificationName: z.string(),
        NotificationType: z.enum(['N', 'M']),
        Name: z.string(),
        RoleCode: z.number().int(),
        Link_Info: pageSchema,
        URLParamKey: z.string(),
        URLParamValue: z.string(),
        CreatedDate: wireTime,
      }),
    ),
  }),

  /**
   * EMP-20 to EMP-23, SOPQ-37 (path ours): the people behind the two counts of the header record, by name, up to 200. With
   * `ChillCode` those of somebody whose record the caller may read, as far as the caller may know them; else one's own.
   */
  listReportees: defineCall({
    ...fullRead,
    path: 'api/Common/employeeheader/dynamiclist/reportees',
    request: z.object({ Kind: z.enum(['manager', 'admin']), ChillCode: z.string().max(64).optional() }),
    reply: z.array(
      z.object({
        Name: z.string(),
        Empid: z.string(),
        KeyCode: z.string().default(''),
        HasPhoto: z.boolean().default(true),
        Level_Name: z.string(),
        Location_Name: z.string(),
      }),
    ),
  }),
};
