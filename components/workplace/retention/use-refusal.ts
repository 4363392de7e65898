import { useCallback } from 'react';
import { issuesOf } from '@/lib/client/form/field-errors';
import { ERASURE_OBSTACLES } from '@/lib/contract/workplace/retention/retention-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** What a person reads about a refusal: what stands in the way of it, else the text of the error. */
export function useRefusal(): (error: unknown) => string {
  const t = useMessages('retention');
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const messages = issuesOf(error).map(({ message }) => message);
      const obstacle = ERASURE_OBSTACLES.find((known) => messages.includes(known));
      return obstacle ? t(`refused.${obstacle}`) : errorText(error);
    },
    [t, errorText],
  );
}
