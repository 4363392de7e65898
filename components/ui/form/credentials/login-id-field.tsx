import { TextField, type TextFieldProps } from '../text-field';

/** The name by which somebody signs in. */
export function LoginIdField(props: TextFieldProps) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} required {...props} />;
}
