import { clsx } from 'clsx';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { DraftState } from '@/lib/client/drafts/use-draft';
import { useMessages } from '@/lib/i18n/use-messages';

interface DraftLineProps {
  readonly state: DraftState;
  readonly onDiscard: () => void;
}

/** What has become of what was typed, beside the button that sends it. */
export function DraftLine({ state, onDiscard }: DraftLineProps) {
  const t = useMessages('helpdesk.form.draft');
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-xs">
      <span role="status" className={state === 'failed' ? 'text-danger' : 'text-muted'}>
        {state === 'none' ? '' : t(state)}
      </span>
      {(state === 'restored' || state === 'saved') && (
        <button type="button" onClick={onDiscard} className={clsx('min-h-11 md:min-h-6', textButtonClasses)}>
          {t('discard')}
        </button>
      )}
    </p>
  );
}
