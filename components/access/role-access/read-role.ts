import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';

/** What a code may look like; nothing else is asked about. */
const CODE = /^\d{1,9}$/;

/** The role of a code, read once for a page and its title; null where there is none. */
export const readRole = cache(async function readRole(code: string): Promise<AccessRoleDetail | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getAccessRole', { RoleCode: Number(code) });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
