import { headers } from 'next/headers';
import { cache } from 'react';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { redirectAndLog } from '@/lib/bff/redirect/redirect-and-log';
import { REQUESTED_PATH_HEADER } from '@/lib/bff/redirect/redirect-log';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { send } from '@/lib/bff/upstream/send';
import type { MenuEntry } from '@/lib/contract/workplace/shell';
import { log } from '@/lib/log';
import { afterMenuFailure } from './after-menu-failure';

/**
 * The menu of the active role, read once for a page; null while nobody can say. A failure leads where it leads the browser that
 * loads it again, but never from the page that says so.
 */
export const readMenu = cache(async function readMenu(): Promise<MenuEntry[] | null> {
  const caller = await pageCaller();
  try {
    return await send('listMenu', {}, caller);
  } catch (error) {
    if (!(error instanceof HrError)) throw error;
    log().warn({ requestId: caller.requestId, call: 'listMenu', error: String(error) }, 'the page goes on without it');
    const next = afterMenuFailure(error);
    const asked = (await headers()).get(REQUESTED_PATH_HEADER) ?? '';
    if (next && pathOf(next) !== pathOf(asked)) await redirectAndLog(next, 'the menu could not be loaded');
    return null;
  }
});

const pathOf = (address: string) => address.split('?', 1)[0];
