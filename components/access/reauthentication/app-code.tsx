import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { LENGTH } from '@/lib/contract/access/limits';

interface AppCodeProps {
  readonly label: string;
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** The code of the account's app, or a recovery code in its place, which has letters. */
export function AppCode({ label, field }: AppCodeProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  return <TextField {...field} ref={inputRef} label={label} maxLength={LENGTH.code[1]} autoComplete="one-time-code" />;
}
