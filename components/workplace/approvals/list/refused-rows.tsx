import type { ErrorCode } from '@/lib/contract/platform/errors';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

export interface RefusedRow {
  readonly row: ApprovalRow;
  readonly code: ErrorCode;
  /** Why in words; empty where only the code is known. */
  readonly why: string;
}

export interface WarnedRow {
  readonly row: ApprovalRow;
  /** In words, a line for each. */
  readonly warning: string;
}

interface Said {
  readonly row: ApprovalRow;
  readonly text: string;
}

const KNOWN = ['conflict', 'forbidden', 'not_found'] as const;

/** What of several requests could not be decided, and why. */
export function RefusedRows({ refused }: { readonly refused: readonly RefusedRow[] }) {
  const t = useMessages('approvals');
  const whyOf = (code: ErrorCode) => t(`refused.${KNOWN.find((known) => known === code) ?? 'other'}`);
  return <SaidRows rows={refused.map(({ row, code, why }) => ({ row, text: why || whyOf(code) }))} />;
}

/** What of several requests was approved though something speaks against it. */
export const WarnedRows = ({ warned }: { readonly warned: readonly WarnedRow[] }) => (
  <SaidRows rows={warned.map(({ row, warning }) => ({ row, text: warning }))} />
);

const SaidRows = ({ rows }: { readonly rows: readonly Said[] }) => (
  <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto" tabIndex={0}>
    {rows.map(({ row, text }) => (
      <li key={row.KeyCode} className="py-2.5">
        <p className="font-medium wrap-anywhere">{`${row.Title || row.KindName} · ${row.Person.Name}`}</p>
        <p className="whitespace-pre-line text-muted">{text}</p>
      </li>
    ))}
  </ul>
);
