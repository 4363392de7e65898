import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ASKED_PATH_HEADER, noteLedElsewhere } from './led-elsewhere';

/** Leads the visitor of a page elsewhere, and leaves a line in the log that says why. */
export async function leadAway(to: string, why: string): Promise<never> {
  const received = await headers();
  noteLedElsewhere({ requestId: received.get('x-request-id'), from: received.get(ASKED_PATH_HEADER), to, why });
  redirect(to);
}
