import type { ErrorCode } from '@/lib/contract/platform/errors';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

export interface RefusedRow {
  readonly row: ApprovalRow;
  readonly code: ErrorCode;
  /** Why in words; empty where only the code is known. */
  readonly why: string;
}

const KNOWN = ['conflict', 'forbidden', 'not_found'] as const;

/** What of several requests could not be decided, and why. */
export function RefusedRows({ refused }: { readonly refused: readonly RefusedRow[] }) {
  const t = useMessages('approvals');
  const whyOf = (code: ErrorCode) => t(`refused.${KNOWN.find((known) => known === code) ?? 'other'}`);
  return (
    <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto" tabIndex={0}>
      {refused.map(({ row, code, why }) => (
        <li key={row.KeyCode} className="py-2.5">
          <p className="font-medium wrap-anywhere">{`${row.Title || row.KindName} · ${row.Person.Name}`}</p>
          <p className="text-muted">{why || whyOf(code)}</p>
        </li>
      ))}
    </ul>
  );
}
