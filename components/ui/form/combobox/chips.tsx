import { CloseIcon } from '../../icons/form-icons';
import type { ComboboxOption } from './combobox-option';

interface ChipsProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly isFixed?: boolean;
  readonly removeText: (label: string) => string;
  readonly onRemove: (value: string) => void;
}

/** What is chosen of several, each to be taken off again. */
export function Chips({ label, options, isFixed, removeText, onRemove }: ChipsProps) {
  if (options.length === 0) return null;
  return (
    <ul aria-label={label} className="mb-1.5 flex flex-wrap gap-1.5">
      {options.map((option) => (
        <li
          key={option.value}
          className="flex max-w-full min-h-8 items-center gap-0.5 rounded-sm border border-line bg-surface-sunken pl-2.5"
        >
          <span className="min-w-0 py-1 wrap-anywhere">{option.label}</span>
          {isFixed ? (
            <span className="w-2.5" />
          ) : (
            <button
              type="button"
              aria-label={removeText(option.label)}
              onClick={() => onRemove(option.value)}
              className="grid size-8 shrink-0 place-items-center rounded-sm text-muted outline-offset-[-2px] hover:text-ink pointer-coarse:size-11"
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
