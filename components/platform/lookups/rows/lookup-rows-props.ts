import type { LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import type { Cell } from '../lookup-row';

export interface LookupRowsProps<Row> {
  readonly shape: LookupShape;
  readonly cells: readonly Cell[];
  readonly rows: readonly Row[];
  /** The name of a row without one, and the button that adds a row. */
  readonly texts: { readonly new: string; readonly add: string };
  /** Whether rows can be ordered, and stored ones removed. */
  readonly isOrdered?: boolean;
  readonly isRemovable?: boolean;
  readonly issueOf: (of: string, path: string) => string | null;
  readonly onChange: (rows: Row[]) => void;
  readonly onAdd: () => void;
}
