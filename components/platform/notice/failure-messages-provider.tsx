'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { FailureMessages } from './failure-messages';

const FailureMessagesContext = createContext<FailureMessages | null>(null);

/** Carries the words of an error page to wherever one may break out: there is no server left to ask then. */
export function FailureMessagesProvider({ words, children }: { words: FailureMessages; children: ReactNode }) {
  return <FailureMessagesContext value={words}>{children}</FailureMessagesContext>;
}

export function useFailureMessages(): FailureMessages | null {
  return useContext(FailureMessagesContext);
}
