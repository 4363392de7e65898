import { useMemo } from 'react';
import { issuesOf } from '@/lib/client/form/field-errors';
import { IMPORT_ISSUES, IMPORT_PROBLEMS } from '@/lib/contract/workplace/imports/import-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** What a person reads about a refused call of an import: why, where an issue says it, else the text of the error. */
export function useRefusalText() {
  const t = useMessages('imports');
  const errorText = useErrorText();
  return useMemo(() => {
    function issueText(message: string): string {
      const problem = IMPORT_PROBLEMS.find((known) => known === message);
      if (problem) return `${t(`problems.${problem}`)} ${t(`whatNow.${problem}`)}`;
      const issue = IMPORT_ISSUES.find((known) => known === message);
      return t(`issues.${issue ?? 'not_valid'}`);
    }

    function textOf(error: unknown): string {
      const [issue] = issuesOf(error);
      if (!issue) return errorText(error);
      // Whose import is being written says the reply alone.
      const { message } = error as { readonly message?: string };
      return issue.message === 'busy' && message ? message : issueText(issue.message);
    }

    return { textOf, issueText };
  }, [t, errorText]);
}
