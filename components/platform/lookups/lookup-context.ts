import { createContext, useContext, useEffect } from 'react';

type ReportChanges = (part: string, isChanged: boolean) => void;

const LookupContext = createContext<ReportChanges | null>(null);
export const LookupContextProvider = LookupContext.Provider;

/** Reports to the screen whether a part has unsaved changes. */
export function useReportChanges(part: string, isChanged: boolean) {
  const report = useContext(LookupContext);
  if (!report) throw new Error('an editor stands outside of LookupProvider');
  useEffect(() => {
    report(part, isChanged);
    return () => report(part, false);
  }, [report, part, isChanged]);
}
