import { createContext, useContext } from 'react';
import type { Column } from '../column';
import type { KeptFilter } from '../table-props';
import type { TableLayout } from './layout';
import type { ChangeLayout } from './use-layout';

interface Arrangement {
  readonly columns: readonly Column<never>[];
  readonly layout: TableLayout;
  readonly change: ChangeLayout;
  readonly filter: KeptFilter | undefined;
}

/** What a table tells its tools, so that they can arrange its columns without its owner knowing of them. */
export const ArrangementContext = createContext<Arrangement | null>(null);

/** How the table is arranged among whose tools this stands. */
export function useArrangement(): Arrangement {
  const arrangement = useContext(ArrangementContext);
  if (!arrangement) throw new Error('this stands among the tools of no table');
  return arrangement;
}
