import { Button } from '@/components/ui/button/button';
import type { DraftState } from '@/lib/client/drafts/use-draft';

export interface DraftWords {
  readonly saving: string;
  readonly saved: string;
  readonly failed: string;
  readonly restored: string;
  readonly discard: string;
}

interface DraftNoteProps {
  readonly state: DraftState;
  readonly words: DraftWords;
  readonly onDiscard: () => void;
}

/** Says below a long form what has become of what was typed. */
export function DraftNote({ state, words, onDiscard }: DraftNoteProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p role="status" className={state === 'failed' ? 'text-danger' : 'text-muted'}>
        {state === 'none' ? '' : words[state]}
      </p>
      {(state === 'restored' || state === 'saved') && (
        <Button variant="secondary" type="button" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
    </div>
  );
}
