import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';

/** Saves a report's file from its address, once it is known that it may be asked for. Throws `CallError` where it may not. */
export async function saveReport(asked: RequestFor<'checkReportDownload'>, href: string): Promise<void> {
  await call('checkReportDownload', asked);
  Object.assign(document.createElement('a'), { href, download: '' }).click();
}
