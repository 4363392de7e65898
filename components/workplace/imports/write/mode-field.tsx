import { useId } from 'react';
import { WRITE_MODES, type WriteMode } from '@/lib/contract/workplace/imports/import-rules';

interface ModeFieldProps {
  readonly label: string;
  readonly texts: Readonly<Record<WriteMode, { readonly title: string; readonly text: string }>>;
  readonly chosen: WriteMode;
  readonly isBusy: boolean;
  /** Why not all of it at once, where that cannot be. */
  readonly cannotAll?: string | null;
  readonly onChoose: (mode: WriteMode) => void;
}

/** How far one goes: what can be done, or all of it and else nothing. */
export function ModeField({ label, texts, chosen, isBusy, cannotAll, onChoose }: ModeFieldProps) {
  const group = useId();
  return (
    <fieldset className="mt-4 space-y-1">
      <legend className="mb-1 font-medium">{label}</legend>
      {WRITE_MODES.map((mode) => {
        const why = mode === 'all' ? cannotAll : null;
        return (
          <label
            key={mode}
            className="flex items-start gap-2.5 rounded border border-line px-3 py-2.5 has-checked:border-accent-text has-checked:bg-accent-tint has-disabled:opacity-80"
          >
            <input
              type="radio"
              name={group}
              value={mode}
              checked={chosen === mode}
              disabled={isBusy || Boolean(why)}
              onChange={() => onChoose(mode)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="min-w-0">
              <span className="block font-medium">{texts[mode].title}</span>
              <span className="block text-muted">{why ?? texts[mode].text}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
