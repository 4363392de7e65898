import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

type HeaderRecord = ReplyFor<'getEmployeeHeader'>;

/** What a key may look like; nothing else is asked about. */
const KEY = /^[\w-]{1,64}$/;

/**
 * The header record behind a key, or the person's own without one; read once for a page and its title. A key that names
 * nobody, or somebody whom the person may not know, answers null.
 */
export const readRecord = cache(async function readRecord(key?: string): Promise<HeaderRecord | null> {
  if (key !== undefined && !KEY.test(key)) return null;
  try {
    return await callHr('getEmployeeHeader', { ChillCode: key });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
