import type { PanelProps } from '@/components/platform/panel/define-panel';
import type { Messages } from '@/lib/i18n/messages';

/** The words of a part as they stand in the messages, placeholders and all. */
export type HelpdeskMessages = Omit<Messages['helpdesk'], 'panels'>;
export type TicketFormMessages = HelpdeskMessages['form'];

/** Each part; the compiler says when one is missing. */
const PARTS: Readonly<Record<keyof HelpdeskMessages, null>> = {
  form: null,
  connect: null,
  drawer: null,
  inbox: null,
  conversation: null,
  reply: null,
  rating: null,
  clock: null,
  page: null,
};

/** The words as a panel has them. Its translator types single texts, and gives whole parts as well. */
export function helpdeskMessagesOf(t: PanelProps<'helpdesk'>['t']): HelpdeskMessages {
  const partOf = t.raw as (part: string) => unknown;
  return Object.fromEntries(Object.keys(PARTS).map((part) => [part, partOf(part)])) as unknown as HelpdeskMessages;
}
