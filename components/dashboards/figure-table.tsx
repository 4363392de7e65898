import Link from 'next/link';
import { numberText } from './model/number-text';
import type { Language } from '@/lib/contract/platform/languages';

/** A count with the list behind it. */
interface LinkedFigure {
  readonly value: number;
  readonly href: `/${string}`;
}

export interface FigureRow {
  readonly label: string;
  readonly values: readonly (string | number | LinkedFigure)[];
  /** The list behind the row. */
  readonly href?: `/${string}` | undefined;
}

interface FigureTableProps {
  readonly label: string;
  /** Of the columns; empty where the rows alone say what a column has. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly language: Language;
}

/** The figures of a tile as they are read without a picture. */
export function FigureTable({ label, heads, rows, language }: FigureTableProps) {
  const [first, ...others] = heads;
  const shown = (value: string | number) => (typeof value === 'number' ? numberText(value, language) : value);
  return (
    <table aria-label={label} className="w-full min-w-56 border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {first}
          </th>
          {others.map((head) =>
            head === '' ? (
              <td key={head} />
            ) : (
              <th key={head} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, values, href }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="min-w-24 py-1.5 pr-3 font-normal wrap-anywhere">
              {href ? (
                <Link href={href} prefetch={false} className="text-accent-text underline-offset-2 hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {values.map((value, at) => (
              <td key={heads[at + 1]} className="py-1.5 pl-3 text-right digits">
                {typeof value !== 'object' ? (
                  shown(value)
                ) : value.value === 0 ? (
                  shown(0)
                ) : (
                  <Link
                    href={value.href}
                    prefetch={false}
                    aria-label={`${name}, ${heads[at + 1]}: ${shown(value.value)}`}
                    className="text-accent-text underline-offset-2 hover:underline"
                  >
                    {shown(value.value)}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
