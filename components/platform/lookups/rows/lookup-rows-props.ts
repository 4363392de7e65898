import type { LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import type { Cell } from '../lookup-row';

export interface LookupRowsProps<Row> {
  readonly shape: LookupShape;
  readonly cells: readonly Cell[];
  readonly rows: readonly Row[];
  /** What a row without a name is called, and the button that adds one. */
  readonly texts: { readonly new: string; readonly add: string };
  /** Whether people choose the order of rows, and may take away those that are stored. */
  readonly isOrdered?: boolean;
  readonly isRemovable?: boolean;
  readonly issueOf: (of: string, path: string) => string | null;
  readonly onChange: (rows: Row[]) => void;
  readonly onAdd: () => void;
}
