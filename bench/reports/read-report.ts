import type { ReplyFor } from '../../lib/contract/all';
import type { HrClient } from '../hr-client';
import { SAMPLE_PASSWORD } from '../sample-load';

type Entry = ReplyFor<'listReports'>[number];
export type Page = ReplyFor<'readReport'>;

/** A report as its page asks for it: with the columns that it shows at first. */
export interface OpenReport {
  readonly code: string;
  readonly page: (After?: string, PageSize?: number) => Promise<Page>;
}

/** A page of the portal's table. */
export const PAGE_SIZE = 50;

async function openReport(client: HrClient, token: string, { ReportCode: code, Path }: Entry): Promise<OpenReport> {
  const fields = await client.call('listReportFields', { ReportCode: code }, token);
  const Fields = fields.filter(({ IsHidden }) => !IsHidden).map(({ FieldName }) => FieldName);
  return {
    code,
    page: (After = '', PageSize = PAGE_SIZE) => client.call('readReport', { Fields, After, PageSize }, token, Path),
  };
}

/** Every report that somebody may open. */
export async function openReports(client: HrClient, login: string): Promise<OpenReport[]> {
  const token = await client.signIn(login, SAMPLE_PASSWORD);
  const entries = await client.call('listReports', {}, token);
  const reports: OpenReport[] = [];
  for (const entry of entries) reports.push(await openReport(client, token, entry));
  return reports;
}
