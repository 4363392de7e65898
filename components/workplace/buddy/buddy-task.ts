import type { ReplyFor } from '@/lib/contract/all';

export type BuddyTask = ReplyFor<'listBuddyTasks'>[number];
export type BuddyDetail = ReplyFor<'getBuddyTask'>;
