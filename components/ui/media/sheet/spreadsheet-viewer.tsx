'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { Spreadsheet } from '@/lib/files/spreadsheet-file';
import { Tabs } from '../../tabs';

export interface SpreadsheetViewerWords {
  readonly sheets: string;
  readonly empty: string;
  /** For a spreadsheet that is larger than what is shown. */
  readonly cut: (sheet: { rows: number; rowCount: number; columns: number; columnCount: number }) => string;
}

interface SpreadsheetViewerProps {
  readonly sheets: readonly Spreadsheet[];
  readonly name: string;
  readonly words: SpreadsheetViewerWords;
}

/** The spreadsheets of a csv file or workbook as tables; cells are text and nothing else. */
export function SpreadsheetViewer({ sheets, name, words }: SpreadsheetViewerProps) {
  const [selected, setSelected] = useState(0);
  const sheet = sheets[selected];
  const table = sheet ? <SpreadsheetTable key={selected} sheet={sheet} name={name} words={words} /> : null;
  if (sheets.length < 2) return table;
  return (
    <Tabs label={words.sheets} names={sheets.map((one) => one.name)} selected={selected} onSelect={setSelected}>
      <div className="pt-4">{table}</div>
    </Tabs>
  );
}

function SpreadsheetTable({ sheet, name, words }: { sheet: Spreadsheet; name: string; words: SpreadsheetViewerWords }) {
  const { rows, rowCount, columnCount } = sheet;
  const columns = rows[0]?.length ?? 0;
  const isCut = rowCount > rows.length || columnCount > columns;
  if (columns === 0) return <p className="py-12 text-center text-muted">{words.empty}</p>;
  return (
    <>
      {isCut && (
        <p role="status" className="mb-3 text-muted">
          {words.cut({ rows: rows.length, rowCount, columns, columnCount })}
        </p>
      )}
      <div
        role="region"
        aria-label={name}
        tabIndex={0}
        className="max-h-[min(640px,70dvh)] overflow-auto rounded border border-line -outline-offset-2"
      >
        <table className="min-w-full border-separate [border-spacing:0] digits">
          <thead>
            <tr>
              <td className={clsx(corner, 'left-0 z-20 w-px')} />
              {Array.from({ length: columns }, (_, at) => (
                <th key={at} scope="col" className={clsx(corner, 'z-10 text-center')}>
                  {columnName(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="sticky left-0 border-r border-b border-line bg-surface-sunken px-2 py-1 text-right font-normal text-muted"
                >
                  {row + 1}
                </th>
                {cells.map((cell, at) => (
                  <td
                    key={at}
                    className="max-w-80 border-r border-b border-line px-2.5 py-1 align-top whitespace-pre-wrap"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const corner = 'sticky top-0 border-r border-b border-line bg-surface-sunken px-2 py-1 font-normal text-muted';

/** A to Z, then AA and so on, as every program for tables counts columns. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}
