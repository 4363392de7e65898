'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import { CloseButton } from '@/components/ui/button/close-button';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { TicketForm } from './ticket-form';

interface ComposeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (ticket: Ticket) => void;
}

const dialogClasses =
  'md:enter-from-right m-0 h-dvh max-h-none w-full max-w-none scroll-pb-24 overflow-y-auto overscroll-contain bg-surface text-left font-normal md:ml-auto md:w-[min(38rem,100vw-4rem)] md:shadow-float';

/** INBOX-04: the panel in which a new ticket is written. */
export function ComposeDialog({ isOpen, onClose, onCreated }: ComposeDialogProps) {
  const t = useMessages('helpdesk.inbox');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('compose')} classes={dialogClasses} isTitleHidden>
      <div className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-surface pr-2 pl-5 md:h-16">
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
          {t('compose')}
        </p>
        <CloseButton label={t('closeCompose')} onClose={onClose} />
      </div>
      <div className="p-5">
        <TicketForm onCreated={onCreated} startsWriting />
      </div>
    </Dialog>
  );
}
