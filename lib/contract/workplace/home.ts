import { z } from 'zod';
import { defineCall, EMPLOYEES_AND_CLIENTS } from '../call';
import { pageSchema } from '../platform/addresses';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** Days are DD-MMM-YYYY, instants DD-MMM-YYYY HH:mm, both in Asia/Kolkata; empty where there is none. */
const wireTime = z.string();

const count = z.number().int().nonnegative().default(0);

/** Ours: only what belongs to this module, by the page that it leads to; without it, everything. */
const ofModule = z.object({ Modulecode: z.int32().optional() });

const rowSchema = z.object({
  Kind: z.string(),
  Code: z.string(),
  Title: z.string(),
  Group: z.enum(['now', 'week', 'info', 'team']),
  Action: z.enum(['finish', 'reply', 'open']).catch('open'),
  DueDate: wireTime,
  IsOverdue: z.boolean(),
  CreatedDate: wireTime,
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean().default(true),
  KeyCode: z.string().default(''),
  RoleCode: z.number().int().default(0),
  Role_Name: z.string().default(''),
  Link_Info: pageSchema,
  URLParamKey: z.string().default(''),
  URLParamValue: z.string().default(''),
});

export const homeCalls = {
  /**
   * What is addressed to the person, whatever role is active (path ours; the rows behind EDASH-03 to EDASH-06): to be done today or
   * before (`now`), within a week (`week`), unread notifications and messages (`info`), and what is open in their team (`team`), up to
   * twenty of each, the first ones first. `Counts` says how many there are of each, `Later` what is due after the week or never.
   * `Action` is what the row's button does. `RoleCode` is the role to change to before it is opened, with its name: 0 where it opens in
   * the active role. `Link_Info` is the page with its path pair (ROUTE-13), empty where no role of theirs opens it. `Name` and `Empid`
   * say who sent it; of the team, whose it is; `KeyCode` opens that person's card. `AwaySince` is given to whoever is back from three
   * days away or more: what happened meanwhile is `listCatchUp`.
   */
  listToday: defineCall({
    ...fullRead,
    users: EMPLOYEES_AND_CLIENTS,
    path: 'api/Common/employeetoday/dynamicadd/detail',
    request: ofModule,
    reply: z.object({
      Counts: z.object({ Now: count, Week: count, Later: count, Info: count, Team: count }),
      Rows: z.array(rowSchema),
      AwaySince: wireTime.default(''),
    }),
  }),

  /** What happened while the person was away and concerns them (path ours), the oldest first, without what is settled meanwhile. */
  listCatchUp: defineCall({
    ...fullRead,
    path: 'api/Common/employeetoday/dynamiclist/catchup',
    request: z.object({}),
    reply: z.array(rowSchema),
  }),

  /** That the person knows what happened (path ours): it is not offered again for that absence. */
  closeCatchUp: defineCall({
    path: 'api/Common/employeetoday/dynamicadd/caughtup',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({}),
    reply: z.object({}),
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
