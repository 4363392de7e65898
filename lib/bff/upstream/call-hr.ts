import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { CallName, ReplyFor, RequestFor } from '../../contract/all';
import { log } from '../../log';
import { HrError } from './hr-error';
import { redirectAndLog } from '../redirect/redirect-and-log';
import { refusePage } from '../redirect/refuse-page';
import { REQUESTED_PATH_HEADER } from '../redirect/redirect-log';
import { pageCaller } from '../call/page-caller';
import { send } from './send';

/**
 * A page's own call to the HR API. A session that the HR API has ended leads away, and what the active role may not ask leads to
 * where that is said; other failures reach the error page.
 */
export async function callHr<Name extends CallName>(name: Name, request: RequestFor<Name>): Promise<ReplyFor<Name>> {
  const caller = await pageCaller();
  try {
    return await send(name, request, caller);
  } catch (error) {
    if (!(error instanceof HrError)) throw error;
    if (error.code === 'unauthenticated') redirect(await sessionEnd());
    if (error.code === 'forbidden') await refusePage();
    if (error.code === 'upstream_unavailable' || error.code === 'upstream_timeout')
      await redirectAndLog('/error?reason=unreachable', error.code);
    // The error page shows the digest as the reference by which the log knows what happened.
    throw Object.assign(error, { digest: caller.requestId });
  }
}

/** Where sessions end, with the page that is being rendered, so that it can be opened afterwards. */
async function sessionEnd(): Promise<string> {
  const asked = (await headers()).get(REQUESTED_PATH_HEADER) ?? '';
  return `/api/session/ended?asked=${encodeURIComponent(asked)}`;
}

/** A read that only decorates: null when it fails, and a line in the log. */
export async function tryCallHr<Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
): Promise<ReplyFor<Name> | null> {
  const caller = await pageCaller();
  try {
    return await send(name, request, caller);
  } catch (error) {
    log().warn({ requestId: caller.requestId, call: name, error: String(error) }, 'the page goes on without it');
    return null;
  }
}
