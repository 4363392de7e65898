import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import { namesInLines } from '../../model/option-lines';

interface PasteOptionsProps {
  /** The options that are there, one a line. */
  readonly text: string;
  readonly onTake: (text: string) => void;
  readonly onClose: () => void;
}

/** All options of a field at once, as text. */
export function PasteOptions({ text: before, onTake, onClose }: PasteOptionsProps) {
  const t = useMessages('profile-setup');
  const [text, setText] = useState(before);
  return (
    <Dialog isOpen onClose={onClose} title={t('pasteOptions')}>
      <div className="mt-3 space-y-2">
        <TextAreaField
          id="paste-options"
          label={t('onePerLine')}
          rows={12}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="text-muted">
          {t('optionCount', { count: namesInLines(text).length })}
        </p>
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="button" onClick={() => onTake(text)}>
          {t('takeOptions')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
