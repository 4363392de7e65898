import type { TableWords } from '@/components/ui/table/table-props';
import type { Messages } from '@/lib/i18n/messages';
import type { HelpdeskMessages } from '../helpdesk-messages';

/** What the desk says: of its own, of every ticket, and of every table. */
export interface DeskMessages {
  readonly inbox: Messages['desk']['inbox'];
  readonly ticket: Messages['desk']['ticket'];
  readonly replies: Messages['desk']['replies'];
  readonly helpdesk: HelpdeskMessages;
  readonly table: TableWords;
}
