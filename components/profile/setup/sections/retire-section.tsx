import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupSection } from '../setup-context';
import { ArchiveIcon } from '../setup-icons';
import { SETUP_PAGE } from '../setup-page';

/** Ends a section, after a question: nobody is asked for it any more, what it holds stays. */
export function RetireSection({ section }: { readonly section: SetupSection }) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const router = useRouter();
  const { send, isSending } = useCallMutation('retireSection');
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { SectionCode, Name, Persons, Open, CanRetire, Versions, RetiredDate } = section;
  if (Versions.length === 0 || RetiredDate !== '') return null;

  async function retire() {
    setFailure(null);
    try {
      await send({ SectionCode });
      showSnackbar('success', t('sectionRetired', { name: Name }));
      router.push(SETUP_PAGE);
      router.refresh();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" disabled={!CanRetire} onClick={() => setIsAsked(true)}>
        <ArchiveIcon className="size-4" />
        {t('retireSection')}
      </Button>
      <p className="mt-2 text-muted">{t(CanRetire ? 'retireSectionText' : 'neededSection')}</p>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('retireTitle', { name: Name })}
        confirmText={t('retireSection')}
        cancelText={t('cancel')}
        isBusy={isSending}
        isDangerous
        onConfirm={() => void retire()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t('retireQuestion', { persons: Persons, open: Open })}</p>
        {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      </ConfirmDialog>
    </>
  );
}
