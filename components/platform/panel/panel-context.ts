import { createContext, useContext } from 'react';

interface PanelSurroundings {
  readonly failureText: (error: unknown) => string;
  readonly retryText: string;
}

const Surroundings = createContext<PanelSurroundings | null>(null);
export const PanelSurroundingsProvider = Surroundings.Provider;

/** What the frame lends to the parts of a panel. */
export function usePanelSurroundings(): PanelSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('a part of a panel stands outside of one');
  return surroundings;
}
