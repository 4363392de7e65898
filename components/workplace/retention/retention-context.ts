import { createContext, useContext } from 'react';

interface RetentionContextValue {
  /** After how many months data is due; null while nothing is set. */
  readonly keepMonths: number | null;
  /** Reads everything on the page anew. */
  readonly refresh: () => Promise<void>;
  /** Opens a request beside whatever is looked at. */
  readonly openRequest: (code: string) => void;
}

export const RetentionContext = createContext<RetentionContextValue | null>(null);

/** What the parts of the page share. */
export function useRetention(): RetentionContextValue {
  const context = useContext(RetentionContext);
  if (!context) throw new Error('there is no retention here');
  return context;
}
