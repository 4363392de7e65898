import type { ReplyFor } from '@/lib/contract/all';

export type OwnTask = ReplyFor<'listOwnTasks'>[number];

/** Tasks that come at a time. */
export const PAGE_SIZE = 50;
