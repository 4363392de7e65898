import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { refreshTable } from '@/components/ui/table/server-table';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { fillIn } from '@/lib/i18n/fill-in';
import type { AdminMessages } from '../admin-messages';
import { PEOPLE_TABLE } from './people-source';

interface RemindButtonProps {
  readonly code: string;
  readonly title: string;
  /** How many have not accepted yet. */
  readonly pending: number;
  readonly words: AdminMessages;
  readonly language: Language;
  readonly failureText: (error: unknown) => string;
}

/** Reminds those who have not accepted, after a question that says how many that are, and tells what came of it. */
export function RemindButton({ code, title, pending, words, language, failureText }: RemindButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('remindOfConduct');
  const number = new Intl.NumberFormat(language);

  async function remind() {
    try {
      const { Reminded, Skipped } = await send({ ConductCode: code });
      const reminded = fillIn(words.reminded, { count: number.format(Reminded) });
      const skipped = fillIn(words.skipped, { count: number.format(Skipped) });
      const message = [Reminded > 0 ? reminded : words.nobodyToRemind, Skipped > 0 && skipped];
      showSnackbar('success', message.filter(Boolean).join(' '));
      void refreshTable(PEOPLE_TABLE);
    } catch (error) {
      showSnackbar('error', failureText(error));
    } finally {
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button type="button" onClick={() => setIsAsked(true)}>
        {words.remind}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.remindTitle}
        confirmText={words.remindConfirm}
        cancelText={words.cancel}
        isBusy={isSending}
        onConfirm={() => void remind()}
        onCancel={() => setIsAsked(false)}
      >
        {fillIn(words.notYet, { count: number.format(pending) })} {fillIn(words.remindText, { title })}
      </ConfirmDialog>
    </>
  );
}
