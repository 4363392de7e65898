import { createContext, useContext } from 'react';
import type { ImportDetail, ImportKind } from '@/lib/contract/workplace/imports/shapes';

interface ImportContextValue {
  readonly found: ImportDetail;
  /** What it is of; null for who may look at the import and not make one. */
  readonly kind: ImportKind | null;
  /** Shows it as a call answered it. */
  readonly replace: (found: ImportDetail) => void;
  /** Reads it anew. */
  readonly refresh: () => Promise<void>;
}

export const ImportContext = createContext<ImportContextValue | null>(null);

/** The import that the page is about. */
export function useImport(): ImportContextValue {
  const context = useContext(ImportContext);
  if (!context) throw new Error('there is no import here');
  return context;
}
