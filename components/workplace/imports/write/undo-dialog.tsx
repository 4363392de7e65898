import { useId, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { MAX_REASON, type WriteMode } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useRefusalText } from '../use-refusal-text';
import { ModeField } from './mode-field';

/** Says what taking back means, and lets it happen. */
export function UndoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('imports');
  const id = useId();
  const { found, replace } = useImport();
  const { textOf } = useRefusalText();
  const { send, isSending } = useCallMutation('undoImport');
  const [mode, setMode] = useState<WriteMode>('all');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const { Written, InTheWay } = found.Counts;

  async function undo() {
    setIsMissing(reason.trim() === '');
    setFailure('');
    if (reason.trim() === '') {
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    try {
      replace(await send({ ImportCode: found.ImportCode, Mode: mode, Reason: reason.trim() }));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('undo.title')}>
      <p className="mt-2 text-base">{t('undo.text', { count: Written + InTheWay })}</p>
      <ModeField
        label={t('undo.mode')}
        texts={{
          valid: { title: t('undo.valid'), text: t('undo.validText') },
          all: { title: t('undo.all'), text: t('undo.allText') },
        }}
        chosen={mode}
        isBusy={isSending}
        onChoose={setMode}
      />
      <div className="mt-4">
        <TextAreaField
          id={`${id}-reason`}
          label={t('undo.reason')}
          isMandatory
          error={isMissing ? t('undo.reasonMissing') : null}
          value={reason}
          maxLength={MAX_REASON}
          readOnly={isSending}
          className="min-h-20"
          onChange={({ target }) => {
            setReason(target.value);
            setIsMissing(false);
          }}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
          {t('undo.keep')}
        </Button>
        <Button type="button" variant="danger" isBusy={isSending} onClick={() => void undo()}>
          {t('undo.confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
