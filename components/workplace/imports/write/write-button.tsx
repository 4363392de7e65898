import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('./write-dialog'));

/** Asks how what was checked is to be written, and has it written. */
export function WriteButton() {
  const t = useMessages('imports');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button
        type="button"
        onFocus={() => void dialog.load().catch(() => undefined)}
        onPointerEnter={() => void dialog.load().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {t('write.button')}
      </Button>
      {isOpen && loaded && <loaded.WriteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
