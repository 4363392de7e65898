import type { PanelProps } from '@/components/panel/define-panel';
import type { Messages } from '@/lib/i18n/messages';

/** The words of a part as they stand in the messages, placeholders and all: a panel takes them by `t.raw('form')`. */
export type HelpdeskWords = Messages['helpdesk'];
export type TicketFormWords = HelpdeskWords['form'];

/** The words of the form as a panel has them. Its translator types single texts, and gives whole parts as well. */
export const formWordsOf = (t: PanelProps<'helpdesk'>['t']) =>
  (t.raw as (part: string) => unknown)('form') as TicketFormWords;
