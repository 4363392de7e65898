import { Button } from '@/components/ui/button/button';
import type { DraftState } from '@/lib/client/drafts/use-draft';
import { useMessages } from '@/lib/i18n/use-messages';

interface DraftNoteProps {
  readonly state: DraftState;
  readonly onDiscard: () => void;
}

/** The state of a form's draft. */
export function DraftNote({ state, onDiscard }: DraftNoteProps) {
  const t = useMessages('drafts');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p role="status" className={state === 'failed' ? 'text-danger' : 'text-muted'}>
        {state === 'none' ? '' : t(state)}
      </p>
      {(state === 'restored' || state === 'saved') && (
        <Button variant="secondary" type="button" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
    </div>
  );
}
