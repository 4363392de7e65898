import { z } from 'zod';
import { defineCall } from '../call';
import { awayNowSchema } from './absence-shape';

export const peopleCalls = {
  /**
   * Ours: what a card beside a name tells of somebody whom the caller may know by name; anybody else is `not_found`. `TimeZone` is the
   * IANA name of their place's, empty where nobody knows it. `EmailID` is given to whom the record is open. `ManagerKey` opens the
   * manager's own card, empty where the caller may not know them. `Away` is null for who is not away today.
   */
  getPersonCard: defineCall({
    path: 'api/ecenter/people/dynamicadd/personcard',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ KeyCode: z.string().min(1).max(64) }),
    reply: z.object({
      Name: z.string(),
      Empid: z.string(),
      HasPhoto: z.boolean().default(true),
      Active: z.enum(['Y', 'N']),
      Level_Name: z.string(),
      Unit_Name: z.string(),
      Location_Name: z.string(),
      TimeZone: z.string().default(''),
      EmailID: z.string(),
      ManagerName: z.string(),
      ManagerID: z.string(),
      ManagerKey: z.string(),
      ManagerHasPhoto: z.boolean().default(true),
      Away: awayNowSchema.nullable().default(null),
    }),
  }),

  /** PC-020, FORM-35: the fields of work that a job can be of, in their order. */
  listJobSections: defineCall({
    path: 'api/common/profileconfig/dynamiclist/jobsection',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
};
