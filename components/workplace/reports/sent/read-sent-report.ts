import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** What a link in a mail leads to; null once it has ended, and for whoever may not read it. */
export const readSentReport = cache(async (code: string): Promise<ReplyFor<'getSentReport'> | null> => {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getSentReport', { SentCode: code });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
