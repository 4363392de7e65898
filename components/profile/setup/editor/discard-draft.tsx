import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { useSectionDraft } from '../draft/use-section-draft';
import type { SetupSection } from '../setup-context';

interface DiscardDraftProps {
  readonly section: SetupSection;
  readonly draft: ReturnType<typeof useSectionDraft>;
  readonly onDiscarded: (isDeleted: boolean) => void;
}

/** Gives the draft up, after a question: what is published stays as it is. */
export function DiscardDraft({ section, draft, onDiscarded }: DiscardDraftProps) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('discardSectionDraft');
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isNew = draft.saved.BasedOn === 0;

  async function discard() {
    setFailure(null);
    try {
      if (!(await draft.flush())) return setIsAsked(false);
      const revision = draft.currentRevision();
      const { IsDeleted } = await send({ SectionCode: section.SectionCode, Revision: revision });
      showSnackbar('success', t(IsDeleted ? 'sectionDeleted' : 'discarded'));
      setIsAsked(false);
      onDiscarded(IsDeleted);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsAsked(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(isNew ? 'deleteNewTitle' : 'discardTitle')}
        confirmText={t('discard')}
        cancelText={t('cancel')}
        isDangerous
        isBusy={isSending}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t(isNew ? 'deleteNewText' : 'discardText')}</p>
        {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      </ConfirmDialog>
    </>
  );
}
