import { z } from 'zod';
import { defineCall } from '../call';

const memberSchema = z.object({
  KeyCode: z.string(),
  Name: z.string(),
  Empid: z.string(),
  HasPhoto: z.boolean().default(true),
  Level_Name: z.string(),
  Unit_Name: z.string(),
  Location_Name: z.string(),
  DateOfJoin: z.string(),
  Birthday: z.string(),
  OpenTasks: z.number().int(),
  OverdueTasks: z.number().int(),
  Lines: z.array(z.enum(['manager', 'admin', 'reviewer'])),
  ManagerName: z.string(),
  Leads: z.number().int(),
});
export type TeamMember = z.output<typeof memberSchema>;

export const teamCalls = {
  /**
   * Ours: who reports to the caller directly today, by name, up to 200, and by which lines. `DateOfJoin` is DD-MMM-YYYY, `Birthday`
   * MM-DD, without a year and only of those whose manager the caller is; `OpenTasks` are theirs alone, too. `ManagerName` is who manages
   * somebody whom the caller does not manage, where the caller may know them. `Leads` counts whose manager the person is.
   */
  listTeam: defineCall({
    path: 'api/ecenter/myteam/dynamiclist/teamlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(memberSchema),
  }),
};
