import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { LENGTH } from '@/lib/contract/access/limits';
import { useMessages } from '@/lib/i18n/use-messages';

interface AppCodeProps {
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** The code of the account's app, or a recovery code in its place, which has letters. */
export function AppCode({ field }: AppCodeProps) {
  const t = useMessages('reauthentication');
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  return (
    <TextField {...field} ref={inputRef} label={t('appCode')} maxLength={LENGTH.code[1]} autoComplete="one-time-code" />
  );
}
