import { Alert } from '@/components/ui/feedback/alert';
import type { ImportDetail } from '@/lib/contract/workplace/imports/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** Why an import came to an end, with the line where one is meant, and what to do about it. */
export function ProblemNote({ problem }: { readonly problem: ImportDetail['Problem'] }) {
  const t = useMessages('imports');
  const number = new Intl.NumberFormat(useLanguage());
  if (!problem) return null;
  const { Code, Line } = problem;
  return (
    <Alert tone="danger">
      <span className="block">{t(`problems.${Code}`)}</span>
      {Line > 0 && <span className="block">{t('rows.line', { line: number.format(Line) })}</span>}
      <span className="mt-1 block font-normal">{t(`whatNow.${Code}`)}</span>
    </Alert>
  );
}
