import type { customExcelCalls } from '../../../../lib/contract/workplace/reports/custom-excel';
import type { Handlers } from '../../../platform/calls/call';
import { namesOf } from '../../../platform/texts/data';
import { sendFile } from '../files/download-report';
import { organisationNames } from '../people/employee-rows';
import { checkQuestion } from '../rows/question';
import { chosenFilters } from './chosen-filters';
import { findOrganisationReport } from './find-organisation-report';
import { LEVELS, excelColumns } from './levels';

export const customExcelHandlers: Handlers<keyof typeof customExcelCalls> = {
  listOrganisationLevels: {
    allow: 'report.read',
    handle: async ({ ReportCode }, context) => {
      const { fields } = await checkQuestion(findOrganisationReport(context, ReportCode), context);
      const levels = LEVELS.flatMap((level) => fields.find(({ name }) => name === level) ?? []);
      return Promise.all(
        levels.map(async ({ name, title }, at) => ({
          KeyCode: name,
          KeyName: title,
          DisplayOrder: at,
          Values: await organisationNames(name as (typeof LEVELS)[number], context),
        })),
      );
    },
  },

  listReportStatuses: {
    allow: 'report.read',
    handle: async ({ ReportCode }, context) => {
      const { fields } = await checkQuestion(findOrganisationReport(context, ReportCode), context);
      if (!fields.some(({ name }) => name === 'JobStatus')) return [];
      const names = await namesOf(context.db, 'job-status', context.language);
      return [...names]
        .map(([StatusCode, StatusName]) => ({ StatusCode, StatusName }))
        .sort((one, other) => Number(one.StatusCode) - Number(other.StatusCode));
    },
  },

  downloadOrganisationReport: {
    allow: 'report.read',
    handle: async ({ ReportCode, RunCode, ...asked }, context) => {
      const report = findOrganisationReport(context, ReportCode);
      const { fields } = await checkQuestion(report, context);
      const question = {
        Filters: await chosenFilters(asked, context),
        ...(report.days === 'day' ? { AsOnDate: asked.ToDate } : { FromDate: asked.FromDate, ToDate: asked.ToDate }),
        Columns: excelColumns(fields),
      };
      return sendFile(context, report, { format: 'xlsx', runCode: RunCode, question });
    },
  },
};
