import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

/** What a code may look like; nothing else is asked about. */
const CODE = /^[\w-]{1,64}$/;

/** A page of an article, read once for a page and its title; null where there is none or it is not for this person. */
export const readArticle = cache(async function readArticle(
  code: string,
  page: number,
): Promise<ReplyFor<'getArticle'> | null> {
  if (!CODE.test(code)) return null;
  try {
    return await callHr('getArticle', { dc: code, Page: page });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
