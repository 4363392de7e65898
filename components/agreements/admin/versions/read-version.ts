import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** The version with a code, read once for a page and its title; null where there is none. */
export const readVersion = cache(async function readVersion(
  code: string,
): Promise<ReplyFor<'getConductVersion'> | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getConductVersion', { ConductCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
