import { createContext, useContext } from 'react';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';

interface SettingsContextValue {
  readonly settings: HelpdeskSettings;
  /** Takes what a save answered. */
  readonly replace: (settings: HelpdeskSettings) => void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** What all parts of the settings stand on. */
export function useSettings(): SettingsContextValue {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('a part of the settings stands outside of them');
  return settings;
}
