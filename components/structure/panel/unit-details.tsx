import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { UnitChange } from '@/lib/contract/structure/units';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { PANEL_KINDS, type WantedChange } from '../change/change-values';
import { UndoDialog } from '../change/undo-dialog';
import { ChangeEntry } from './change-entry';
import { UnitFacts } from './unit-facts';
import { UnitLife } from './unit-life';
import { UnitPath } from './unit-path';

interface UnitDetailsProps {
  readonly code: string;
  readonly on: string;
  readonly onChange: (wanted: WantedChange) => void;
  readonly onChoose: (code: string) => void;
  readonly onChanged: () => void;
}

/** All there is to know of a unit on a day, what is to come of it, what was, and what can be changed. */
export function UnitDetails({ code, on, onChange, onChoose, onChanged }: UnitDetailsProps) {
  const t = useMessages('structure');
  const language = useLanguage();
  const errorText = useErrorText();
  const [undone, setUndone] = useState<UnitChange | null>(null);
  const { data: unit, error } = useCall('getUnit', { Code: code, On: on }, { keepPreviousData: true });
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!unit) return <SkeletonRows rows={4} />;
  const name = unit.Names[language] || unit.Names.en;
  const toCome = unit.History.filter(({ IsToCome, Undone }) => IsToCome && !Undone).reverse();
  const past = unit.History.filter((change) => !toCome.includes(change));
  return (
    <div className="rounded-lg border border-line bg-surface p-5 max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
      <UnitPath path={unit.Path} onChoose={onChoose} />
      <h2 className="text-lg font-semibold text-balance">{name}</h2>
      <UnitLife unit={unit} />
      {unit.IsOpen && <UnitFacts unit={unit} />}
      {unit.Kinds.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2">
          {PANEL_KINDS.filter((kind) => unit.Kinds.includes(kind)).map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => onChange({ kind, unit: { ...unit, name }, parent: code })}
              className={`${buttonClasses('secondary')} md:min-h-9 md:px-3 md:py-1`}
            >
              {t(`actions.${kind}`)}
            </button>
          ))}
        </div>
      )}
      {!unit.CanChange && <p className="mt-5 text-muted">{t('notYours')}</p>}
      {toCome.length > 0 && <Changes title={t('comes')} changes={toCome} onUndo={setUndone} />}
      <Changes title={t('history')} changes={past} onUndo={setUndone} />
      {past.length === 0 && <p className="mt-2 text-muted">{t('noHistory')}</p>}
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
    </div>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly UnitChange[];
  readonly onUndo: (change: UnitChange) => void;
}

function Changes({ title, changes, onUndo }: ChangesProps) {
  return (
    <>
      <h3 className="mt-6 font-semibold">{title}</h3>
      <ol className="mt-1 divide-y divide-line">
        {changes.map((change) => (
          <ChangeEntry key={change.ChangeCode} change={change} onUndo={() => onUndo(change)} />
        ))}
      </ol>
    </>
  );
}
