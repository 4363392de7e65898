import { useCallback } from 'react';
import { CallError } from '@/lib/client/call/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

const REASONS = ['own', 'scope', 'permission', 'last_administrator', 'shipped'] as const;

/** What a person reads about a refusal: why it is not theirs to do, else the text of the error. */
export function useRefusal(): (error: unknown) => string {
  const t = useMessages('role-access');
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const because = error instanceof CallError ? error.params?.because : undefined;
      const reason = REASONS.find((known) => known === because);
      return reason ? t(`refused.${reason}`) : errorText(error);
    },
    [t, errorText],
  );
}
