import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface PlainColumn {
  readonly title: string;
  readonly align?: 'start' | 'end' | undefined;
  /** Whether its cells stand in one line each. */
  readonly isWhole?: boolean;
}

interface PlainTableProps {
  readonly label: string;
  /** The label, where it is shown. */
  readonly caption?: string;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly className?: string;
}

/** A table that comes with its page as it is. */
export const PlainTable = ({ label, caption, columns, rows, className }: PlainTableProps) => (
  <Card className="overflow-hidden">
    <div tabIndex={0} role="region" aria-label={label} className={clsx('overflow-auto', className)}>
      <table className="w-full border-collapse text-left">
        {caption && <caption className="px-4 py-3 text-left text-muted">{caption}</caption>}
        <thead className="sticky top-0 bg-surface-sunken text-muted">
          <tr>
            {columns.map(({ title, align }, at) => (
              <th
                key={`${at} ${title}`}
                scope="col"
                className={clsx('px-4 py-2 font-medium whitespace-nowrap', align === 'end' && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ align, isWhole }, at) => (
                <td
                  key={at}
                  className={clsx('px-4 py-2', align === 'end' && 'text-right digits', isWhole && 'whitespace-nowrap')}
                >
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);
