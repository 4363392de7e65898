import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useSettings } from './settings-context';
import type { Saving } from './use-saving';

interface SettingsSaveBarProps {
  readonly saving: Saving;
  /** What is not saved yet, a line for each change. */
  readonly changes: readonly string[];
  readonly onDiscard: () => void;
}

/** Says what has changed, and saves or discards it; stands there only as long as something has. */
export function SettingsSaveBar({ saving, changes, onDiscard }: SettingsSaveBarProps) {
  const { words } = useSettings();
  if (changes.length === 0 && !saving.isSaving) return null;
  return (
    <div className="enter-fade sticky bottom-(--tabs) z-10 mt-5 rounded-lg border border-accent-line bg-surface-raised p-4 shadow-float">
      {saving.failure && (
        <div className="mb-3">
          <Alert tone="danger">{saving.failure}</Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p role="status" className="font-medium">
            {words.unsaved}
          </p>
          <ul className="mt-0.5 max-h-24 overflow-y-auto text-muted">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button look="secondary" type="button" disabled={saving.isSaving} onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button type="submit" isBusy={saving.isSaving} busyText={words.saving}>
            {words.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
