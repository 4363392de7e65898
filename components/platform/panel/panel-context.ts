import { createContext, useContext } from 'react';

interface PanelContextValue {
  readonly failureText: (error: unknown) => string;
  readonly retryText: string;
}

const PanelContext = createContext<PanelContextValue | null>(null);
export const PanelContextProvider = PanelContext.Provider;

/** What the frame lends to the parts of a panel. */
export function usePanelContext(): PanelContextValue {
  const surroundings = useContext(PanelContext);
  if (!surroundings) throw new Error('a part of a panel stands outside of one');
  return surroundings;
}
