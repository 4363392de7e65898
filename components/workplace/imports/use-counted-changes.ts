import { useCallback } from 'react';
import type { ImportCounts } from '@/lib/contract/workplace/imports/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** How many rows are new and how many are changed, in words: 37 new and 412 changed. */
export function useCountedChanges(): (counts: ImportCounts) => string {
  const t = useMessages('imports');
  const language = useLanguage();
  return useCallback(
    ({ New, Changed }) => {
      const number = new Intl.NumberFormat(language);
      const parts = [
        New > 0 && t('counted.new', { count: number.format(New) }),
        Changed > 0 && t('counted.changed', { count: number.format(Changed) }),
      ].filter((part) => part !== false);
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
    },
    [t, language],
  );
}
