import { ConfirmButton } from '@/components/platform/confirm-button';
import { refreshTable } from '@/components/ui/table/server-table';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
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
  const { send } = useCallMutation('remindOfConduct');
  const number = new Intl.NumberFormat(language);

  async function remind() {
    const { Reminded, Skipped } = await send({ ConductCode: code });
    const reminded = t('reminded', { count: number.format(Reminded) });
    const skipped = t('skipped', { count: number.format(Skipped) });
    const message = [Reminded > 0 ? reminded : t('nobodyToRemind'), Skipped > 0 && skipped];
    showSnackbar('success', message.filter(Boolean).join(' '));
    void refreshTable(PEOPLE_TABLE);
  }

  return (
    <ConfirmButton
      text={t('remind')}
      variant="primary"
      title={t('remindTitle')}
      confirmText={t('remindConfirm')}
      cancelText={t('cancel')}
      onConfirm={remind}
    >
      {t('notYet', { count: number.format(pending) })} {t('remindText', { title })}
    </ConfirmButton>
  );
}
