import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import type { TagMove } from '@/lib/contract/changes/tags';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { moveSentence, undoSentence } from './move-sentence';

const TONES = { planned: 'accent', applied: 'success', undone: 'neutral' } as const;

interface MoveItemProps {
  readonly move: TagMove;
  readonly onUndo: () => void;
}

/** One move in a sentence, what became of it, and the way to take it back. */
export function MoveItem({ move, onUndo }: MoveItemProps) {
  const t = useMessages('tags');
  const language = useLanguage();
  const at = wireTimeText(move.At, language);
  const undone = undoSentence(t, language, move);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <time className="digits">{at}</time>
          <Badge tone={TONES[move.State]}>{t(`state.${move.State}`)}</Badge>
        </p>
        <p className="mt-1 wrap-anywhere">{moveSentence(t, language, move)}</p>
        {move.Justification && <p className="mt-1 text-muted wrap-anywhere">{move.Justification}</p>}
        {undone && (
          <p className="mt-1 border-l-2 border-line pl-3 text-muted wrap-anywhere">
            {undone} {move.Undone?.Reason}
          </p>
        )}
        {!move.CanUndo && move.UndoRefusal && move.State !== 'undone' && (
          <p className="mt-1 text-muted">{t(`refusal.${move.UndoRefusal}`)}</p>
        )}
      </div>
      {move.CanUndo && (
        <Button type="button" variant="secondary" aria-label={t('undoOf', { at })} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </li>
  );
}
