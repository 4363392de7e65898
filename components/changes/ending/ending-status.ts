import type { ReplyFor } from '@/lib/contract/all';

/** A status whose planned end is near or past. */
export type EndingStatus = ReplyFor<'listEndingStatuses'>[number];
