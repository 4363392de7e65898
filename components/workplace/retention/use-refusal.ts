import { useCallback } from 'react';
import { CallError } from '@/lib/client/call/call-error';
import { ERASURE_OBSTACLES } from '@/lib/contract/workplace/retention';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** What a person reads about a refusal: what stands in the way of it, else the text of the error. */
export function useRefusal(): (error: unknown) => string {
  const t = useMessages('retention');
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const because = error instanceof CallError ? error.params?.because : undefined;
      const obstacle = ERASURE_OBSTACLES.find((known) => known === because);
      return obstacle ? t(`refused.${obstacle}`) : errorText(error);
    },
    [t, errorText],
  );
}
