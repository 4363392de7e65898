import { useCallback, useState, type ReactNode } from 'react';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { useMessages } from '@/lib/i18n/use-messages';
import { LookupContextProvider } from './lookup-context';

interface LookupProviderProps {
  /** The editors, given the parts with unsaved changes. */
  readonly children: (changedParts: ReadonlySet<string>) => ReactNode;
}

/** Surrounds the editors of a screen, and asks before the page is left with unsaved changes. */
export function LookupProvider({ children }: LookupProviderProps) {
  const t = useMessages('lookups');
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const report = useCallback((part: string, isChanged: boolean) => {
    setChanged((before) => {
      if (before.has(part) === isChanged) return before;
      const next = new Set(before);
      if (isChanged) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);

  return (
    <LookupContextProvider value={report}>
      {children(changed)}
      <LeaveQuestion isUnsaved={changed.size > 0} t={t} />
    </LookupContextProvider>
  );
}
