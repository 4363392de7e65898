import type { ReplyFor } from '@/lib/contract/all';

export type DeskStatus = ReplyFor<'listTicketStatuses'>[number];
