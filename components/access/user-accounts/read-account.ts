import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { UserAccountDetail } from '@/lib/contract/access/user-accounts/shapes';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account behind a code, read once for a page and its title; null where there is none, or it is not the role's to manage. */
export const readAccount = cache(async function readAccount(code: string): Promise<UserAccountDetail | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getUserAccount', { AccountCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
