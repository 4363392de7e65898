import type { CallContext } from '../../../platform/calls/call';
import type { ImportKind } from '../import-kind';
import { cellText } from '../rows/given-row';
import { issueText } from '../rows/issue-text';
import type { Import, ImportRowRecord } from '../tables';

type Reader = Pick<CallContext, 'db' | 'actor' | 'now' | 'language'>;

/** Rows as their page shows them. */
export async function wireRows(
  context: Reader,
  { kind, record }: { readonly kind: ImportKind; readonly record: Import },
  rows: readonly ImportRowRecord[],
) {
  const { language } = context;
  const tell = await kind.tell(
    context,
    rows.flatMap(({ changes }) => changes),
  );
  const titles = new Map(kind.columns.map((column) => [column.key, column.titles[language]]));
  const titleOf = (column: string) => titles.get(column) ?? '';
  const mapped = [...record.mapping].sort((one, other) => one.position - other.position).map(({ column }) => column);
  return rows.map((row) => {
    const corrected = Object.keys(row.corrected).filter((column) => !mapped.includes(column));
    return {
      ...{ Line: row.line, Label: row.label || row.key, Outcome: row.outcome, State: row.state },
      Issues: row.issues.map((issue) => ({
        ...{ Column: issue.column, Title: titleOf(issue.column), Reason: issue.reason },
        Text: issueText(kind, language, issue),
      })),
      Changes: row.changes.map(({ column, from, to }) => ({
        ...{ Column: column, Title: titleOf(column), From: tell(column, from), To: tell(column, to) },
      })),
      Cells: [...mapped, ...corrected].map((column) => ({
        ...{ Column: column, Text: cellText(record, row, column), IsCorrected: row.corrected[column] !== undefined },
      })),
    };
  });
}
