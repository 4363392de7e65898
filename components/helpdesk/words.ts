import type { Messages } from '@/lib/i18n/messages';

/** The words of a part as they stand in the messages, placeholders and all: a panel takes them by `t.raw('form')`. */
export type HelpdeskWords = Messages['helpdesk'];
export type TicketFormWords = HelpdeskWords['form'];
