import 'server-only';
import { headers } from 'next/headers';
import { CONDUCT } from '../../gate';
import { redirectAndLog } from './redirect-and-log';
import { REQUESTED_PATH_HEADER } from './redirect-log';

/** Redirects the visitor of a page to the conduct gate, by the route that stores the page for afterwards. */
export async function redirectToConduct(): Promise<never> {
  const requested = (await headers()).get(REQUESTED_PATH_HEADER);
  const to = requested ? `/api/session/gate?${new URLSearchParams({ asked: requested })}` : CONDUCT;
  return redirectAndLog(to, 'an agreement is pending');
}
