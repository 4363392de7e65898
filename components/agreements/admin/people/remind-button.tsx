import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { refreshTable } from '@/components/ui/table/server-table';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { PEOPLE_TABLE } from './people-source';

interface RemindButtonProps {
  readonly code: string;
  readonly title: string;
  /** How many have not accepted yet. */
  readonly pending: number;
}

/** Reminds those who have not accepted, after a question that says how many that are, and tells what came of it. */
export function RemindButton({ code, title, pending }: RemindButtonProps) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  const errorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('remindOfConduct');
  const number = new Intl.NumberFormat(language);

  async function remind() {
    try {
      const { Reminded, Skipped } = await send({ ConductCode: code });
      const reminded = t('reminded', { count: number.format(Reminded) });
      const skipped = t('skipped', { count: number.format(Skipped) });
      const message = [Reminded > 0 ? reminded : t('nobodyToRemind'), Skipped > 0 && skipped];
      showSnackbar('success', message.filter(Boolean).join(' '));
      void refreshTable(PEOPLE_TABLE);
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button type="button" onClick={() => setIsAsked(true)}>
        {t('remind')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('remindTitle')}
        confirmText={t('remindConfirm')}
        cancelText={t('cancel')}
        isBusy={isSending}
        onConfirm={() => void remind()}
        onCancel={() => setIsAsked(false)}
      >
        {t('notYet', { count: number.format(pending) })} {t('remindText', { title })}
      </ConfirmDialog>
    </>
  );
}
