import { createContext, useContext, useEffect } from 'react';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';

interface SettingsContextValue {
  readonly settings: HelpdeskSettings;
  /** Takes what a save answered. */
  readonly replace: (settings: HelpdeskSettings) => void;
  /** Says that a part holds, or no longer holds, what is not saved. */
  readonly tell: (part: string, isChanged: boolean) => void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** What all parts of the settings stand on. */
export function useSettings(): SettingsContextValue {
  const surroundings = useContext(SettingsContext);
  if (!surroundings) throw new Error('a part of the settings stands outside of them');
  return surroundings;
}

/** Keeps the settings informed whether a part of them, named `tab/…`, has changed. */
export function useReportChanges(part: string, isChanged: boolean) {
  const { tell } = useSettings();
  useEffect(() => {
    tell(part, isChanged);
    return () => tell(part, false);
  }, [tell, part, isChanged]);
}
