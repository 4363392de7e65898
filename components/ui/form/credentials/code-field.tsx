import { TextField, type TextFieldProps } from '../text-field';

/** A one-time code that was mailed. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      required
      className="[letter-spacing:0.3em] digits"
      {...props}
    />
  );
}
