import { notFound } from 'next/navigation';
import { cache } from 'react';
import { callHr } from '@/lib/bff/call-hr';
import { HrError } from '@/lib/bff/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

/** What a key may look like; nothing else is asked about. */
const KEY = /^[\w-]{1,64}$/;

/**
 * The header record behind a key, or the person's own without one; read once for a page and its title. A key that names
 * nobody, or somebody whom the person may not know, is a page that does not exist.
 */
export const readRecord = cache(async function readRecord(key?: string): Promise<ReplyFor<'getEmployeeHeader'>> {
  if (key !== undefined && !KEY.test(key)) notFound();
  try {
    return await callHr('getEmployeeHeader', { ChillCode: key });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') notFound();
    throw error;
  }
});
