'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { RichText } from '@/components/ui/media/rich-text';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

interface InternalMessageDialogProps {
  readonly message: ReplyFor<'getInternalMessage'>;
}

/**
 * IMSG-01: the message, once for each sign-in. Closing it in any way reads it; should the HR API not hear of that, the message comes
 * again, which is no harm.
 */
export function InternalMessageDialog({ message }: InternalMessageDialogProps) {
  const t = useMessages('notifications');
  const [isOpen, setIsOpen] = useState(true);
  const { send } = useCallMutation('markInternalMessageRead');

  function close() {
    if (!isOpen) return;
    setIsOpen(false);
    if (message.MessageCode) send({ MessageCode: message.MessageCode }).catch(() => undefined);
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={message.Title || t('panels.notifications')}>
      <RichText html={message.Description} loadingText={t('loading')} className="mt-3" />
      <div className="mt-6 flex justify-end">
        <Button type="button" onClick={close}>
          {t('understood')}
        </Button>
      </div>
    </Dialog>
  );
}
