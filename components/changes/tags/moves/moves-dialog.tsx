import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import type { TagMove } from '@/lib/contract/changes/tags';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { MoveItem } from './move-item';
import { UndoForm } from './undo-form';

interface MovesDialogProps {
  readonly title: string;
  /** Of a tag, of a person or of both; empty for any. */
  readonly of: { readonly TagCode: string; readonly KeyCode: string };
  readonly onUndone: () => void;
  readonly onClose: () => void;
}

/** As many as come at once. */
const PAGE = 20;

/** What was moved, the latest first, each with who did it and the way to take it back. */
export function MovesDialog({ title, of, onUndone, onClose }: MovesDialogProps) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const [undoing, setUndoing] = useState<TagMove | null>(null);
  const [older, setOlder] = useState<readonly TagMove[]>([]);
  const [isLast, setIsLast] = useState(false);
  const first = useCall('listTagMoves', { ...of, After: '' }, { revalidateOnFocus: false });
  const moves = [...(first.data ?? []), ...older];

  async function more() {
    const next = await call('listTagMoves', { ...of, After: moves.at(-1)?.Position ?? '' });
    setOlder([...older, ...next]);
    setIsLast(next.length < PAGE);
  }

  if (undoing)
    return (
      <Dialog isOpen onClose={() => setUndoing(null)} title={t('undoTitle')} classes={listDialogClasses}>
        <UndoForm
          move={undoing}
          onCancel={() => setUndoing(null)}
          onUndone={() => {
            setUndoing(null);
            setOlder([]);
            void first.mutate();
            onUndone();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={onClose} title={title} classes={listDialogClasses}>
      <div className="-mx-1 mt-2 min-h-0 flex-1 overflow-y-auto px-1">
        {first.error && <Alert tone="danger">{errorText(first.error)}</Alert>}
        {!first.data && !first.error && <SkeletonRows rows={4} />}
        {first.data?.length === 0 && <EmptyState title={t('noMoves')} text={t('noMovesText')} />}
        <ul className="divide-y divide-line">
          {moves.map((move) => (
            <MoveItem key={move.MoveCode} move={move} onUndo={() => setUndoing(move)} />
          ))}
        </ul>
        {(first.data?.length ?? 0) === PAGE && !isLast && (
          <Button type="button" variant="secondary" onClick={() => void more()}>
            {t('more')}
          </Button>
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
