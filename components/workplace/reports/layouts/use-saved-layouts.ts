import { useState } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';

/** The layouts of a report, of which the page has read some already, and the one that is chosen. */
export function useSavedLayouts(code: string, known: readonly SavedReport[], first: string | null) {
  const { data: saved = known, mutate } = useCall(
    'listSavedReports',
    { ReportCode: code },
    { fallbackData: [...known], revalidateOnFocus: false, revalidateOnMount: false },
  );
  const [chosen, choose] = useState(first);
  return {
    saved,
    chosen,
    current: saved.find(({ SaveReportCode }) => SaveReportCode === chosen) ?? null,
    choose,
    /** Reads them anew, with one of them chosen then. */
    refresh: (next: string | null) => {
      choose(next);
      void mutate();
    },
  };
}
