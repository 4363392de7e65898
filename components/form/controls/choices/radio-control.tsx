import type { ControlProps } from '../control';
import { useOfferedOptions } from './use-offered-options';

/** One of a few, each in sight. */
export function RadioControl({ field, view, attributes, onAnswer }: ControlProps) {
  const options = useOfferedOptions(field, view);
  return (
    <div className="flex flex-wrap gap-x-6">
      {options.map(({ value, label, fills }) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name={attributes.id}
            value={value}
            checked={view.answer === value}
            required={attributes['aria-required']}
            disabled={attributes.disabled}
            onChange={() => onAnswer(value, fills)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  );
}
