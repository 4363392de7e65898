import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';

/** The report of a module with a code, as far as the active role may open it. */
export const readReportEntry = cache(async (module: string, code: string) => {
  const reports = await callHr('listReports', { Module: module });
  return reports.find(({ ReportCode }) => ReportCode === code) ?? null;
});
