import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('./undo-dialog'));

/** Asks how far, and why, what was written is to be taken back. */
export function UndoButton() {
  const t = useMessages('imports');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('undo.button')}
      </Button>
      {isOpen && loaded && <loaded.UndoDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
