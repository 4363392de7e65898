import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,100}$/;

/** The mail with a code, read once for a page and its title; null where there is none. */
export const readTemplate = cache(async function readTemplate(
  code: string,
): Promise<ReplyFor<'getMailTemplate'> | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getMailTemplate', { TemplateCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
