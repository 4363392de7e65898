import { createContext, useContext, useEffect } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import type { Messages } from '@/lib/i18n/messages';

type OwnMessages = Messages['lookups'];

/** The kit's messages; a screen gives texts of its own for what it refuses. */
export interface LookupMessages extends Omit<OwnMessages, 'issues'> {
  readonly issues: OwnMessages['issues'] & Readonly<Record<string, string>>;
}

interface LookupContextValue {
  readonly words: LookupMessages;
  readonly language: Language;
  readonly failureText: (error: unknown) => string;
  /** Says that a part holds, or no longer holds, what is not saved. */
  readonly tell: (part: string, isChanged: boolean) => void;
}

const LookupContext = createContext<LookupContextValue | null>(null);
export const LookupContextProvider = LookupContext.Provider;

/** What all editors of a screen stand on. */
export function useLookups(): LookupContextValue {
  const value = useContext(LookupContext);
  if (!value) throw new Error('an editor stands outside of LookupProvider');
  return value;
}

/** Keeps the screen informed whether a part of it has changed. */
export function useReportChanges(part: string, isChanged: boolean) {
  const { tell } = useLookups();
  useEffect(() => {
    tell(part, isChanged);
    return () => tell(part, false);
  }, [tell, part, isChanged]);
}
