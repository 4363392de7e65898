import { clsx } from 'clsx';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlProps } from '../control';

/** FENG-20: Yes or No, and neither as long as nobody said. */
export function SwitchControl({ view, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  return (
    <div
      className={clsx(
        'inline-grid auto-cols-fr grid-flow-col rounded border border-line-strong bg-surface-sunken p-0.5',
        attributes.disabled && 'opacity-60',
      )}
    >
      {(['Yes', 'No'] as const).map((value) => (
        <label
          key={value}
          className="relative grid min-h-10 min-w-16 place-items-center rounded-sm px-3 font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text md:min-h-9"
        >
          <input
            type="radio"
            name={attributes.id}
            value={value}
            checked={view.answer === value}
            required={attributes['aria-required']}
            disabled={attributes.disabled}
            onChange={() => onAnswer(value)}
            className="absolute inset-0 opacity-0"
          />
          {t(value === 'Yes' ? 'yes' : 'no')}
        </label>
      ))}
    </div>
  );
}
