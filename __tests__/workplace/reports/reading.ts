import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import { openReports, pathOf } from '../../../hr-api/workplace/reports/find-report';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import type { CallContext } from '../../../hr-api/platform/calls/call';

export type Asked = Partial<Omit<RequestFor<'readReport'>, 'member'>>;

/** A page of a report as its handler answers it. */
export async function readPage(context: CallContext, code: string, asked: Asked = {}) {
  const report = openReports(context).find((one) => one.code === code);
  const member = report ? pathOf(report) : `commonreport/dynamiclist/${code}`;
  const request = calls.readReport.request.parse(asked);
  return (await reportHandlers.readReport.handle(request, { ...context, member })) as ReplyFor<'readReport'>;
}

/** All rows of a report, page by page. */
export async function readAll(context: CallContext, code: string, asked: Asked = {}, PageSize = 40) {
  const rows: ReplyFor<'readReport'>['Rows'] = [];
  for (;;) {
    const { Rows } = await readPage(context, code, { ...asked, PageSize, After: rows.at(-1)?.Position ?? '' });
    rows.push(...Rows);
    if (Rows.length < PageSize) return rows;
  }
}

/** The names of the fields that the reader is offered. */
export async function fieldsOf(context: CallContext, code: string) {
  const fields = await reportHandlers.listReportFields.handle({ ReportCode: code }, context);
  return fields.map(({ FieldName }) => FieldName);
}
