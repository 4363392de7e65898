import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { Approval } from '@/lib/contract/workplace/approvals/shapes';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** The request behind a code, read once for a page and its title; null where there is none, or it is not the person's to read. */
export const readApproval = cache(async function readApproval(code: string): Promise<Approval | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getApproval', { KeyCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
