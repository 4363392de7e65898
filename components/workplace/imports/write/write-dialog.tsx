import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { MAX_WHOLE_ROWS, type WriteMode } from '@/lib/contract/workplace/imports/import-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useCountedChanges } from '../use-counted-changes';
import { useRefusalText } from '../use-refusal-text';
import { ModeField } from './mode-field';

/** Says in a sentence what will happen, and lets it happen. */
export function WriteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('imports');
  const number = new Intl.NumberFormat(useLanguage());
  const countedChanges = useCountedChanges();
  const { found, replace } = useImport();
  const { textOf } = useRefusalText();
  const { send, isSending } = useCallMutation('runImport');
  const [mode, setMode] = useState<WriteMode>('valid');
  const [failure, setFailure] = useState('');
  const { New, Changed, Refused } = found.Counts;
  const cannotAll =
    Refused > 0
      ? t('write.hasRefused', { count: Refused })
      : New + Changed > MAX_WHOLE_ROWS
        ? t('write.tooMany', { max: number.format(MAX_WHOLE_ROWS) })
        : null;

  async function write() {
    setFailure('');
    try {
      replace(await send({ ImportCode: found.ImportCode, Mode: mode }));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('write.title')}>
      <p className="mt-2 text-base">
        {[
          t('write.will', { what: countedChanges(found.Counts) }),
          Refused > 0 && t('write.leftOut', { count: Refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="mt-1 text-muted">{t('write.again')}</p>
      <ModeField
        label={t('write.mode')}
        texts={{
          valid: { title: t('write.valid'), text: t('write.validText') },
          all: { title: t('write.all'), text: t('write.allText') },
        }}
        chosen={mode}
        isBusy={isSending}
        cannotAll={cannotAll}
        onChoose={setMode}
      />
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="button" isBusy={isSending} onClick={() => void write()}>
          {t('write.confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
