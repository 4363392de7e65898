import { useId } from 'react';
import { FieldIssue } from './field-issue';

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly text: string;
    readonly isDisabled?: boolean;
  }[];
  readonly chosen: Value;
  readonly isBusy: boolean;
  readonly error?: string | null;
  readonly onChoose: (value: Value) => void;
  /** Two stand beside each other. */
  readonly areShort?: boolean;
  readonly className?: string;
}

/** One of a few ways, each with a sentence about what it means. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden = false, options, chosen, isBusy, error, onChoose, areShort = false } = props;
  const group = useId();
  return (
    <fieldset className={props.className}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className={areShort ? 'grid grid-cols-2 gap-2' : 'space-y-1'}>
        {options.map(({ value, title, text, isDisabled = false }) => (
          <label
            key={value}
            className="flex items-start gap-2.5 rounded border border-line px-3 py-2.5 has-checked:border-accent-text has-checked:bg-accent-tint has-disabled:opacity-80"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              disabled={isBusy || isDisabled}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{title}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldIssue text={error} />}
    </fieldset>
  );
}
