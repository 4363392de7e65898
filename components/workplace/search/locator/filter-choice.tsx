interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few, as a field of a filter. */
export function FilterChoice<Value extends string>({ label, value, options, onChoose }: FilterChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(options[target.selectedIndex]?.[0] ?? value)}
      className="min-h-11 w-full min-w-0 rounded border border-line-strong bg-surface px-3 py-2 text-base md:text-sm"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
