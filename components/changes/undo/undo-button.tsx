'use client';

import { useState } from 'react';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface UndoButtonProps {
  readonly changeCode: string;
  /** Of what was made in one press; empty for a change alone. */
  readonly batch?: { readonly code: string; readonly count: number };
  /** In place of what every change says. */
  readonly text?: string;
  /** DD-MMM-YYYY. */
  readonly from: string;
  /** Its day is to come. */
  readonly isPlanned: boolean;
  readonly onUndone: () => unknown;
}

const dialog = partOnDemand(() => import('./undo-dialog'));
const prepare = () => void dialog.load().catch(() => undefined);

/** Takes a change back, after it has asked and been told why. */
export function UndoButton({ from, text, onUndone, ...change }: UndoButtonProps) {
  const t = useMessages('changes.undo');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={text || change.batch ? undefined : t('buttonNamed', { day: wireTimeText(from, language) })}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
        className={rowButtonClasses}
      >
        {text ?? (change.batch ? t('all', { count: change.batch.count }) : t('button'))}
      </button>
      {isOpen && loaded && <loaded.UndoDialog {...change} onClose={() => setIsOpen(false)} onUndone={onUndone} />}
    </>
  );
}
