import { z } from 'zod';
import { defineCall } from '../../call';
import { fieldNameSchema, reportCodeSchema } from './question';

const readOrganisation = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const ofReport = z.object({ ReportCode: reportCodeSchema.default('employee-list') });
const daySchema = z.union([z.literal(''), z.iso.date()]).default('');

/** The values that are chosen of each level, as JSON in the address of a download. */
export const chosenLevelsSchema = z.record(fieldNameSchema, z.array(z.string().max(200)).max(200));

/** Reports by levels of the organisation, as Excel files. */
export const customExcelCalls = {
  /** PC-082: the levels of the organisation that a report can be narrowed by, with all that there is of each. */
  listOrganisationLevels: defineCall({
    ...readOrganisation,
    path: 'api/ecenter/customexcel/dynamiclist/orgfliterlist',
    request: ofReport,
    reply: z.array(
      z.object({
        KeyCode: z.string(),
        KeyName: z.string(),
        DisplayOrder: z.number(),
        Values: z.array(z.string()),
      }),
    ),
  }),

  /** PC-083: the employment statuses that a report can be narrowed by; none where it does not tell them. */
  listReportStatuses: defineCall({
    ...readOrganisation,
    path: 'api/ecenter/customexcel/dynamiclist/empstatuslist',
    request: ofReport,
    reply: z.array(z.object({ StatusCode: z.string(), StatusName: z.string() })),
  }),

  /**
   * PC-081: the rows of the chosen levels and statuses as an Excel file, with a heading alone where there are none. A report that is as
   * on a day takes `ToDate` for it. `Levels` is the JSON of `chosenLevelsSchema`, `StatusCodes` has commas between them.
   */
  downloadOrganisationReport: defineCall({
    ...readOrganisation,
    kind: 'download',
    path: 'api/ecenter/customexcel/dynamiccustomexcel/orgwisereport',
    request: ofReport.extend({
      RunCode: z.uuid(),
      Levels: z.string().max(12_000).default('{}'),
      StatusCodes: z.string().max(1_000).default(''),
      FromDate: daySchema,
      ToDate: daySchema,
    }),
    reply: z.unknown(),
  }),
};
