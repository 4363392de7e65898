import type { Language } from '../../../../lib/contract/platform/languages';
import type { ImportKind } from '../import-kind';
import { fillText, importTexts } from '../import-texts';
import type { RowIssue } from '../tables';

/** What an issue says in a language. */
export function issueText(kind: ImportKind, language: Language, { reason, params }: RowIssue): string {
  const text = kind.reasons[language][reason] ?? (importTexts[language].reasons as Record<string, string>)[reason];
  return fillText(text ?? importTexts[language].reasons.not_valid, params);
}

/** Why a row is refused, each reason behind the column that it is about. */
export function reasonTexts(kind: ImportKind, language: Language, issues: readonly RowIssue[]): string[] {
  const titles = new Map(kind.columns.map((column) => [column.key, column.titles[language]]));
  return issues.map((issue) => {
    const title = titles.get(issue.column);
    const text = issueText(kind, language, issue);
    return title ? `${title}: ${text}` : text;
  });
}
