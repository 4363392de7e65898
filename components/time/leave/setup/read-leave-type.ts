import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';

/** The type of leave of a code, read once for a page and its title; undefined where there is none. */
export const readLeaveType = cache(async function readLeaveType(code: string) {
  const types = await callHr('listLeaveTypes', {});
  return types.find(({ TypeCode }) => String(TypeCode) === code);
});
