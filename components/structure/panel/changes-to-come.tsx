import { useState } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import type { UnitChange } from '@/lib/contract/structure/units';
import { useMessages } from '@/lib/i18n/use-messages';
import { UndoDialog } from '../change/undo-dialog';
import { ChangeEntry } from './change-entry';

interface ChangesToComeProps {
  readonly onChoose: (code: string) => void;
  readonly onChanged: () => void;
}

/** All that is to come of the organisation, the nearest day first. */
export function ChangesToCome({ onChoose, onChanged }: ChangesToComeProps) {
  const t = useMessages('structure');
  const [undone, setUndone] = useState<UnitChange | null>(null);
  const { data: changes } = useCall('listUnitChangesToCome', {});
  if (!changes) return null;
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{t('comes')}</h2>
      {changes.length === 0 ? (
        <p className="mt-1 text-muted">{t('nothingComes')}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {changes.map((change) => (
            <ChangeEntry key={change.ChangeCode} change={change} onUndo={() => setUndone(change)} onChoose={onChoose} />
          ))}
        </ol>
      )}
      {undone && (
        <UndoDialog
          change={undone}
          onClose={() => setUndone(null)}
          onDone={() => {
            setUndone(null);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
