import { z } from 'zod';
import { defineCall } from '../call';
import { CHANGE_STATES, MAX_MOVED } from './change-rules';
import {
  changeRead,
  changeWrite,
  codeOrNoneSchema,
  codeSchema,
  formCodeSchema,
  formDaySchema,
  justificationSchema,
  modeSchema,
  onDaySchema,
  orgShape,
  savedSchema,
  versionSchema,
} from './shapes';

/** MGRC-07: `ReportingID` is the number of the manager, `managerKeyCode` the row's key, empty or 0 for a new one. Ours: the last two. */
export const managerFormSchema = z.object({
  ChillCode: codeSchema,
  managerKeyCode: formCodeSchema,
  EffectiveFrom: formDaySchema,
  ReportingID: z.string().max(64).default(''),
  Justification: justificationSchema,
  Mode: modeSchema,
  Version: versionSchema,
});
export type ManagerForm = z.input<typeof managerFormSchema>;

const lineRequest = z.object({ ChillCode: codeSchema, KnownOn: onDaySchema });

/**
 * MGRC-06, AMGR-03: one row of a history, the latest first. `AppName` is who leads, with the number before the name; `EffectiveFrom`
 * DD-MMM-YYYY. Ours: the rest. `KeyCode` opens the leader's card, empty where the caller may not know them.
 */
const lineRowSchema = z.object({
  EditFlag: z.boolean(),
  AdminFlag: z.boolean(),
  EffectiveFrom: z.string(),
  AppName: z.string(),
  ChillKeyCode: z.string(),
  ...orgShape,
  EndDate: z.string().default(''),
  AppEmpid: z.string().default(''),
  KeyCode: z.string().default(''),
  HasPhoto: z.boolean().default(false),
  Justification: z.string().default(''),
  State: z.enum(['past', 'current', 'planned']).default('past'),
  ChangeCode: z.string().default(''),
});
export type LineRow = z.output<typeof lineRowSchema>;

const lineDetailRequest = z.object({ ChillCode: codeSchema, JobCode: codeSchema });

/** MGRC-07, MGRC-09. Ours: the leader's name and `Version`. */
const lineDetailSchema = z.object({
  EditField: z.enum(['Y', 'N']),
  EffectiveFrom: z.string(),
  ReportingID: z.string(),
  Justification: z.string(),
  ChillCode: z.string(),
  managerKeyCode: z.string(),
  ReportingName: z.string().default(''),
  HasPhoto: z.boolean().default(false),
  Version: z.string().default(''),
});

export const reportingLineCalls = {
  /** PC-060, MGRC-17. */
  listManagers: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/managerlist',
    request: lineRequest,
    reply: z.array(lineRowSchema),
  }),

  /** PC-061, AMGR-04: `AdminFlag` is true. */
  listAdminManagers: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/adminmanagerlist',
    request: lineRequest,
    reply: z.array(lineRowSchema),
  }),

  /** PC-062. */
  getManagerLine: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/managerdetail',
    request: lineDetailRequest,
    reply: lineDetailSchema,
  }),

  /** PC-063. */
  getAdminManagerLine: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/adminmanagerdetail',
    request: lineDetailRequest,
    reply: lineDetailSchema,
  }),

  /** PC-064, MGRC-11 to MGRC-16, Q9. */
  addManager: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/manageradd',
    request: managerFormSchema,
    reply: savedSchema,
  }),

  /** PC-065, MGRC-10: the day of a row whose `EditField` is `N` stays as it is. */
  editManager: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/manageredit',
    request: managerFormSchema,
    reply: savedSchema,
  }),

  /** PC-066, AMGR-05 to AMGR-07. */
  addAdminManager: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/adminmanageradd',
    request: managerFormSchema,
    reply: savedSchema,
  }),

  /** PC-067. */
  editAdminManager: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/adminmanageredit',
    request: managerFormSchema,
    reply: savedSchema,
  }),

  /**
   * Ours, MGRC-16, AMGR-06: who can lead somebody, by a part of number or name, up to twenty by closeness; active people alone, for
   * an admin manager those with an `AppCode` (an open account). Without the person themself. `ChillCode` is empty for a move of several.
   */
  listLeaderChoices: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/leaderselect',
    request: z.object({
      ChillCode: codeOrNoneSchema,
      Kind: z.enum(['manager', 'admin_manager']),
      Search: z.string().trim().max(100).default(''),
    }),
    reply: z.array(
      z.object({
        empid: z.string(),
        name: z.string(),
        ActiveStatus: z.boolean(),
        AppCode: z.number().int().nullable(),
        KeyCode: z.string(),
        HasPhoto: z.boolean(),
        Unit_Name: z.string(),
      }),
    ),
  }),

  /** Ours: who reports to somebody by one kind of line on a day and could be moved by the caller, by name. */
  listMovableReports: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/movablelist',
    request: z.object({ ChillCode: codeSchema, Kind: z.enum(['manager', 'admin_manager']), On: formDaySchema }),
    reply: z.object({
      People: z.array(
        z.object({
          ChillCode: z.string(),
          Name: z.string(),
          Empid: z.string(),
          HasPhoto: z.boolean(),
          Unit_Name: z.string(),
          /** Has a change to come of this kind, which this would meet. */
          HasLater: z.boolean(),
        }),
      ),
      /** Who reports there too but is not the caller's to move. */
      Others: z.number().int(),
    }),
  }),

  /**
   * Ours: all reports of one leader to another, all of them or none. `People` names some of them; without any all whom the caller can
   * move. `Mode` meets changes to come. A refusal names the person by their number in the path: `People.E1001`.
   */
  moveReports: defineCall({
    ...changeWrite,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/reportsmove',
    request: z.object({
      ChillCode: codeSchema,
      Kind: z.enum(['manager', 'admin_manager']),
      ReportingID: z.string().max(64).default(''),
      EffectiveFrom: formDaySchema,
      Justification: justificationSchema,
      Mode: modeSchema,
      People: z.array(codeSchema).max(MAX_MOVED).default([]),
    }),
    reply: z.object({
      message: z.string(),
      BatchCode: z.string(),
      Moved: z.number().int(),
      State: z.enum(CHANGE_STATES),
    }),
  }),
};
