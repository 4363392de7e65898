import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ImportDetail } from '@/lib/contract/workplace/imports/shapes';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** The import behind a code, read once for a page and its title; null where there is none, or it is not the reader's to see. */
export const readImport = cache(async function readImport(code: string): Promise<ImportDetail | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getImport', { ImportCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
