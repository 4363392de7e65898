import 'server-only';
import { headers } from 'next/headers';
import { ownPage } from '../../links/own-page';
import { pageRefusedPath } from '../../refusal-reasons';
import { redirectAndLog } from './redirect-and-log';
import { REQUESTED_PATH_HEADER } from './redirect-log';

/** Leads whoever asked for a page that their active role may not open to where that is said (SOPQ-20). */
export async function refusePage(): Promise<never> {
  const asked = ownPage((await headers()).get(REQUESTED_PATH_HEADER));
  return redirectAndLog(pageRefusedPath(asked), 'the active role may not open it');
}
