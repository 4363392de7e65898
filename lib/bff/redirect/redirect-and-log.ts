import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { REQUESTED_PATH_HEADER, logRedirect } from './redirect-log';

/** Redirects the visitor of a page and logs the reason. */
export async function redirectAndLog(to: string, why: string): Promise<never> {
  const received = await headers();
  logRedirect({ requestId: received.get('x-request-id'), from: received.get(REQUESTED_PATH_HEADER), to, reason: why });
  redirect(to);
}
