import { useCallback } from 'react';
import { CallError } from '@/lib/client/call/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';

const REASONS = ['own', 'last_administrator', 'no_mail', 'signed_in', 'closed', 'client'] as const;

/** What a person reads about a refusal: what of the account does not allow it, else the text of the error. */
export function useRefusal(): (error: unknown) => string {
  const t = useMessages('user-accounts');
  const errorText = useErrorText();
  const { account } = useAccount();
  return useCallback(
    (error) => {
      const because = error instanceof CallError ? error.params?.because : undefined;
      const reason = REASONS.find((known) => known === because);
      return reason ? t(`refused.${reason}`, { name: account.Name }) : errorText(error);
    },
    [t, errorText, account.Name],
  );
}
