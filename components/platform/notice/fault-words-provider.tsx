'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { FaultWords } from './fault-words';

const Words = createContext<FaultWords | null>(null);

/** Carries the words of an error page to wherever one may break out: there is no server left to ask then. */
export function FaultWordsProvider({ words, children }: { words: FaultWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useFaultWords(): FaultWords | null {
  return useContext(Words);
}
