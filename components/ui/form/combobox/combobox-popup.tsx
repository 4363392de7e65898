import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { useAnchored } from '../../overlay/anchored/use-anchored';
import type { ComboboxOption } from './combobox-option';

interface ComboboxPopupProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly status: string | null;
  /** Where the keys are; -1 for nowhere yet. */
  readonly active: number;
  readonly onPick: (option: ComboboxOption) => void;
}

const optionClasses =
  'flex min-h-11 items-center rounded-sm px-2.5 py-1.5 hover:bg-hover aria-selected:bg-accent-tint aria-selected:text-accent-text md:min-h-9';

/** The list of a combobox, as wide as its field. */
export function ComboboxPopup({ id, anchor, label, options, status, active, onPick }: ComboboxPopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useAnchored(ref, anchor, { gap: 4 });

  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={ref}
      popover="manual"
      onPointerDown={(event) => event.preventDefault()}
      className="enter-fade fixed inset-auto top-(--y) left-(--x) m-0 max-h-72 w-(--anchor-width) min-w-56 overflow-y-auto overscroll-contain rounded bg-surface-raised p-1 text-sm text-ink shadow-float print:hidden"
    >
      {/* No option is in the Tab order: the field speaks of the active one. */}
      <ul id={id} role="listbox" aria-label={label}>
        {options.map((option, at) => (
          <Fragment key={option.value}>
            {option.group && option.group !== options[at - 1]?.group && (
              <li role="presentation" className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
                {option.group}
              </li>
            )}
            <li
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onClick={() => onPick(option)}
              className={optionClasses}
            >
              {option.label}
            </li>
          </Fragment>
        ))}
      </ul>
      <p role="status" className={status ? 'px-2.5 py-2 text-muted' : 'sr-only'}>
        {status}
      </p>
    </div>
  );
}
