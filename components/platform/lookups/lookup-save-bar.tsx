import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SaveBar } from '@/components/ui/form/save-bar';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Saving } from './use-saving';

interface LookupSaveBarProps {
  readonly saving: Saving;
  /** What is not saved yet, a line for each change. */
  readonly changes: readonly string[];
  /** What was refused is forgotten by itself. */
  readonly onDiscard: () => void;
}

/** Lists unsaved changes, and saves or discards them; without any it says at most what was refused. */
export function LookupSaveBar({ saving, changes, onDiscard }: LookupSaveBarProps) {
  const t = useMessages('lookups');
  if (changes.length === 0 && !saving.isSaving)
    return (
      saving.failure && (
        <div className="mt-4">
          <Alert tone="danger">{saving.failure}</Alert>
        </div>
      )
    );
  return (
    <SaveBar
      failure={saving.failure}
      about={
        <>
          <p role="status" className="font-medium">
            {t('unsaved')}
          </p>
          <ul className="mt-0.5 max-h-15 overflow-y-auto text-muted">
            {changes.map((change, at) => (
              <li key={at}>{change}</li>
            ))}
          </ul>
        </>
      }
    >
      <Button
        variant="secondary"
        type="button"
        disabled={saving.isSaving}
        onClick={() => {
          saving.forget();
          onDiscard();
        }}
      >
        {t('discard')}
      </Button>
      <Button type="submit" isBusy={saving.isSaving} busyText={t('saving')}>
        {t('save')}
      </Button>
    </SaveBar>
  );
}
