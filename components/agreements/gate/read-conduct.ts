import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { Conduct } from '../document/conduct-kind';

/** What waits for the person to agree to, read once for a page and its title; null when nothing waits any more. */
export const readConduct = cache(async function readConduct(): Promise<Conduct | null> {
  try {
    return await callHr('getConduct', {});
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
