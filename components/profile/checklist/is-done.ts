import type { ReplyFor } from '@/lib/contract/all';

/** Whether a section asks for nothing any more: all of it is there, and what was asked for last was not rejected. */
export const isDone = ({ Asked, Filled, StatusCode }: ReplyFor<'listChecklist'>[number]): boolean =>
  Filled === Asked && StatusCode !== 'rejected';
