import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PersonPlusIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { AssigneeChoice } from './assignee-choice';

interface AssignButtonProps {
  /** The tickets that are selected. */
  readonly tickets: readonly Ticket[];
  readonly onAssigned: () => void;
}

/** As many as the HR API takes at once. */
const MAX_TICKETS = 100;

/** Gives all tickets that are selected to one person. */
export function AssignButton({ tickets, onAssigned }: AssignButtonProps) {
  const t = useMessages('desk.inbox');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('assignTickets');
  const [isOpen, setIsOpen] = useState(false);

  async function assign(AssigneeCode: string, name: string) {
    if (isSending) return;
    try {
      const codes = tickets.map(({ QueryCode }) => QueryCode);
      for (let from = 0; from < codes.length; from += MAX_TICKETS) {
        await send({ QueryCodes: codes.slice(from, from + MAX_TICKETS), AssigneeCode });
      }
      const count = codes.length;
      showSnackbar('success', name ? t('assigned', { name, count }) : t('left', { count }));
      onAssigned();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <Menu
      label={t('assign')}
      trigger={
        <>
          <PersonPlusIcon className="size-4" />
          {t('assign')}
        </>
      }
      triggerClasses={buttonClasses('primary')}
      panelClasses="top-full right-0 mt-1 max-h-80 w-72 overflow-y-auto"
      onOpen={() => setIsOpen(true)}
    >
      <AssigneeChoice tickets={tickets} isOpen={isOpen} onChoose={(code, name) => void assign(code, name)} />
    </Menu>
  );
}
