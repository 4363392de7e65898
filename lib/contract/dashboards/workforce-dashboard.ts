import { z } from 'zod';
import { defineCall } from '../call';
import { onDaySchema, orgChoiceSchema } from '../people/organisation-filter';
import { CONFIRMATION_DAYS, CONFIRMATION_STATES, WORKFORCE_MOVEMENTS } from './dashboard-rules';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

const count = z.number().int().nonnegative();
/** `YYYY-MM-DD`: the day that was answered, which is today where a day to come is not told of. */
const answeredDay = z.string();

/** Whose figures: what is chosen of the organisation, as it stands on the day. */
const asOnShape = { On: onDaySchema, Chosen: orgChoiceSchema };
const periodShape = { FromDate: z.iso.date(), ToDate: z.iso.date(), Chosen: orgChoiceSchema };

const personShape = { ChillCode: z.string(), Name: z.string(), Empid: z.string() };
const partsSchema = z.array(z.object({ Code: z.string(), Name: z.string(), HeadCount: count }));
const movementsShape = {
  Joined: count,
  Left: count,
  Transferred: count,
  Promoted: count,
  Lowered: count,
  ManagerChanged: count,
};

/**
 * Workforce dashboard, WFDB-01 to WFDB-06. The details and the report of a tile (PC-088, PC-089, PC-091) are the rows of one report
 * each, read and downloaded as every report is: `confirmations-due`, `pending-approvals`, `workforce-movements`, `incomplete-profiles`
 * and `people-of-day`. A count here is of the rows of that report. Assets (PC-095) are not kept, and so not counted.
 */
export const workforceDashboardCalls = {
  /** PC-086: whose confirmation is due within so many days of a day or overdue, and the first of them that are not decided. */
  listConfirmations: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/confirmationlist',
    request: z.object({
      ...asOnShape,
      Days: z
        .union([z.literal(CONFIRMATION_DAYS[0]), z.literal(CONFIRMATION_DAYS[1]), z.literal(CONFIRMATION_DAYS[2])])
        .default(60),
    }),
    reply: z.object({
      On: answeredDay,
      Until: z.string(),
      Counts: z.array(z.object({ State: z.enum(CONFIRMATION_STATES), Count: count })),
      Rows: z.array(
        z.object({ ...personShape, Manager: z.string(), DueOn: z.string(), State: z.enum(CONFIRMATION_STATES) }),
      ),
    }),
  }),

  /** PC-087: what waited for a decision at the end of a day, by kind; `Ages` are counts in the order of `APPROVAL_AGES`. */
  listPendingWorkflows: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/workflowlist',
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      Kinds: z.array(z.object({ Kind: z.string(), Name: z.string(), Count: count, Ages: z.array(count) })),
    }),
  }),

  /** PC-096: who joined, left, was transferred, changed level or manager, by month. */
  listWorkforceMovements: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/movementdash',
    request: z.object(periodShape),
    reply: z.object({
      FromDate: answeredDay,
      ToDate: answeredDay,
      Months: z.array(z.object({ Month: z.string(), ...movementsShape })),
    }),
  }),

  /** PC-090: the latest of them, what was before beside what is after. */
  listMovementDetails: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/movementdetails',
    request: z.object(periodShape),
    reply: z.array(
      z.object({
        ...personShape,
        Movement: z.enum(WORKFORCE_MOVEMENTS),
        MovedOn: z.string(),
        Before: z.string(),
        After: z.string(),
      }),
    ),
  }),

  /** PC-092: mandatory answers of the record by section, of whoever works here on a day; `Lacking` is how many people lack any. */
  readProfileCount: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/profilecount',
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      Asked: count,
      Filled: count,
      /** The rows of the list: people by section. */
      Lacking: count,
      Sections: z.array(
        z.object({
          SectionCode: z.number().int(),
          SectionName: z.string(),
          Asked: count,
          Filled: count,
          Lacking: count,
        }),
      ),
    }),
  }),

  /** PC-093: of how many people each field of a section lacks its mandatory answer. */
  readProfileSection: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/profilesection',
    request: z.object({ ...asOnShape, SectionCode: z.int32() }),
    reply: z.object({
      SectionName: z.string(),
      Fields: z.array(z.object({ FieldCode: z.string(), Label: z.string(), Lacking: count })),
    }),
  }),

  /** PC-094: how many work here on a day by job status, level and company; without a status the code is empty. */
  readEmployment: defineCall({
    ...fullRead,
    path: 'api/ecenter/workforcedashboard/dynamiclist/employment',
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      HeadCount: count,
      Statuses: partsSchema,
      Levels: partsSchema,
      Companies: partsSchema,
    }),
  }),
};
