import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { MAX_ABOUT_ME } from '@/lib/contract/people/record-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface AboutMeDialogProps {
  readonly text: string;
  readonly onSaved: (text: string) => void;
  readonly onClose: () => void;
}

/** ABME-05: milliseconds. */
const SAVED_MS = 2000;

const classes =
  'enter-fade m-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** ABME-01 to ABME-06. */
export function AboutMeDialog({ text, onSaved, onClose }: AboutMeDialogProps) {
  const t = useMessages('profile.about');
  const errorText = useErrorText();
  const id = useId();
  const [typed, setTyped] = useState(text);
  const { send, isSending } = useCallMutation('saveAboutMe');

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      onSaved((await send({ AboutMe: typed })).AboutMe);
      onClose();
      showSnackbar('success', t('saved'), SAVED_MS);
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} classes={classes}>
      <form onSubmit={save} className="mt-4">
        <TextAreaField
          id={id}
          label={t('label')}
          rows={6}
          maxLength={MAX_ABOUT_ME}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogButtons>
          <Button variant="secondary" type="button" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={isSending} busyText={t('saving')}>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
