import { cache } from 'react';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';

/** What the first look at somebody's leave shows; a part that the HR API does not tell is null, and asked for again in the browser. */
export async function readLeave(ChillCode: string) {
  const [balances, requests] = await Promise.all([
    tryCallHr('listLeaveBalances', { ChillCode }),
    tryCallHr('listLeaveRequests', { ChillCode }),
  ]);
  return { balances, requests };
}

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** Whose leave a code names, read once for a page and its title; null for nobody whom the caller may know. */
export const readLeavePerson = cache(async function readLeavePerson(KeyCode: string) {
  if (!CODE.test(KeyCode)) return null;
  try {
    return await callHr('getPersonCard', { KeyCode });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
