interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of two or three ways to look at the same thing, side by side. */
export function Segmented<Value extends string>({ label, options, chosen, onChoose }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col rounded border border-line bg-surface-sunken p-0.5"
    >
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-10 min-w-0 rounded-sm px-3 py-1 font-medium text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:[box-shadow:0_0_0_1px_var(--line)] md:min-h-8"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
