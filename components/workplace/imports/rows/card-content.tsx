import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { RowBadge } from './row-badge';
import { RowContent } from './row-content';

/** A row on a phone, below its name. */
export function CardContent({ row }: { readonly row: ImportRow }) {
  return (
    <div className="mt-2 space-y-2">
      <RowBadge row={row} />
      <RowContent row={row} />
    </div>
  );
}
