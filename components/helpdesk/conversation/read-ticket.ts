import { cache } from 'react';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** The ticket with a code, read once for a page and its title; null where there is none or it is not this person's to see. */
export const readTicket = cache(async function readTicket(code: string): Promise<Ticket | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getTicket', { QueryCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});

/** Another role of the reader's own in which they may see a ticket, read once for a page and its title; null where there is none. */
export const otherRoleOf = cache(async function otherRoleOf(code: string) {
  if (!CODE.test(code)) return null;
  return (await tryCallHr('listRolesForTicket', { QueryCode: code }))?.[0] ?? null;
});
