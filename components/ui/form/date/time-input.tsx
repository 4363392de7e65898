import { useState, type ComponentProps } from 'react';
import { readTime } from '@/lib/typed/read-time';
import { TextInput } from '../text-input';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** `09:05`, or what was typed and is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of the day, typed in nearly any way; it always reads HH:mm. */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      placeholder="HH:mm"
      {...input}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTime(target.value) ?? target.value.trim());
      }}
      onBlur={() => setTyped(null)}
      className="digits"
    />
  );
}
