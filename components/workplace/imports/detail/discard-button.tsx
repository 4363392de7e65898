import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { IMPORTS_PAGE } from '../import-pages';
import { useImport } from './import-context';

/** Forgets an import that was not written, and leads back to the list. */
export function DiscardButton() {
  const t = useMessages('imports');
  const router = useRouter();
  const { found } = useImport();
  const { send } = useCallMutation('discardImport');

  async function discard() {
    await send({ ImportCode: found.ImportCode });
    showSnackbar('success', t('discard.done'));
    router.push(IMPORTS_PAGE);
  }

  return (
    <ConfirmButton
      text={t('discard.button')}
      title={t('discard.title')}
      cancelText={t('cancel')}
      isDangerous
      onConfirm={discard}
    >
      {t('discard.text', { name: found.FileName })}
    </ConfirmButton>
  );
}
