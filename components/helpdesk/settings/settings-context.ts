import { createContext, useContext } from 'react';
import { useLookups } from '@/components/platform/lookups/lookup-context';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { SettingsMessages } from './settings-messages';

interface SettingsContextValue {
  readonly settings: HelpdeskSettings;
  readonly words: SettingsMessages;
  /** Takes what a save answered. */
  readonly replace: (settings: HelpdeskSettings) => void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** What all parts of the settings stand on. */
export function useSettings() {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('a part of the settings stands outside of them');
  const { words: lookupWords, language } = useLookups();
  return { ...settings, lookupWords, language };
}
