import { MAX_COUNTED_ROWS } from '../../../lib/contract/workplace/reports/limits';
import type { reportCalls } from '../../../lib/contract/workplace/reports/reports';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { checkReportDownload, downloadReport } from './files/download-report';
import { reportStatus, stopRun } from './files/runs';
import { openablePages } from '../shell/openable-pages';
import { isGroupable } from './pivot/groups';
import { findReport, openReports, pathOf, reportOfPath } from './find-report';
import { formatPosition } from './rows/order';
import { checkQuestion, fieldNamed, usualSpanOf } from './rows/question';
import { readRows } from './rows/read-rows';
import { summarize } from './rows/summarize';

export const reportHandlers: Handlers<keyof typeof reportCalls> = {
  listReports: {
    allow: 'report.read',
    handle: async ({ Module }, context) => {
      const pageFor = await openablePages(context);
      return openReports(context)
        .filter(({ module }) => Module === '' || module === Module)
        .map((report) => {
          const { from, to } = usualSpanOf(report, context.now);
          return {
            ReportCode: report.code,
            ReportName: report.names[context.language],
            Description: report.descriptions[context.language],
            Module: report.module,
            Path: pathOf(report),
            Days: report.days,
            FromDate: from,
            ToDate: to,
            Pivot: report.pivot
              ? { Row: report.pivot.row, Column: report.pivot.column, Value: report.pivot.value ?? '' }
              : null,
            RowPage: report.rowPage ? pageFor(report.rowPage) : '',
            IsExcel: report.isExcel ?? false,
            IsByOrganisation: report.isByOrganisation ?? false,
          };
        });
    },
  },

  listReportFields: {
    allow: 'report.read',
    handle: async ({ ReportCode }, context) => {
      const { fields } = await checkQuestion(findReport(context, ReportCode), context);
      return Promise.all(
        fields.map(async (field) => {
          const { name, title, type, choices, isHiddenAtFirst = false, hasTotal = false } = field;
          return {
            FieldName: name,
            DisplayName: title,
            FieldType: type,
            FieldCode: name,
            IsHidden: isHiddenAtFirst,
            HasTotal: hasTotal,
            CanGroup: isGroupable(field),
            Options: ((await choices?.()) ?? []).map(({ value, text }) => ({ Value: value, Text: text })),
          };
        }),
      );
    },
  },

  readReport: {
    allow: 'report.read',
    handle: async ({ Fields, Sort, Direction, After, PageSize, ...asked }, context) => {
      const report = reportOfPath(context, context.member ?? '');
      const question = await checkQuestion(report, context, asked);
      const fields = Fields.map((name) => fieldNamed(question.fields, name));
      const page = { fields, sort: Sort, direction: Direction, after: After, limit: PageSize };
      const rows = await readRows(context.db, question, page);
      return {
        Status: 'C',
        Rows: rows.map((row) => ({
          RowCode: row.key,
          KeyCode: row.code,
          Position: formatPosition(row),
          Cells: [...row.cells],
        })),
      };
    },
  },

  countReportRows: {
    allow: 'report.read',
    handle: async ({ ReportCode, ...asked }, context) => {
      const question = await checkQuestion(findReport(context, ReportCode), context, asked);
      const { count, totals } = await summarize(context.db, question);
      return {
        Count: Math.min(count, MAX_COUNTED_ROWS),
        IsEstimated: count > MAX_COUNTED_ROWS,
        Totals: totals.map(({ name, total }) => ({ FieldName: name, Total: total })),
      };
    },
  },

  checkReportDownload: { allow: 'report.read', handle: checkReportDownload },
  downloadReport: { allow: 'report.read', handle: downloadReport },

  getReportStatus: {
    allow: 'report.read',
    handle: async ({ ReportCode, RunCode }, context) => {
      const found = await reportStatus(context, { reportCode: ReportCode, runCode: RunCode });
      if (!found) throw new ApiError('not_found');
      return found;
    },
  },

  stopReport: {
    allow: 'report.read',
    handle: async ({ RunCode }, context) => {
      await stopRun(context, RunCode);
      return {};
    },
  },
};
