import type { ApprovalChange } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** Old beside new, field by field; on a phone below each other. What they hold is text. */
export function ChangeTable({ changes }: { readonly changes: readonly ApprovalChange[] }) {
  const t = useMessages('approvals');
  if (changes.length === 0) return <p className="text-muted">{t('noChanges')}</p>;
  const valueOf = (text: string) => text || <span className="text-muted">{t('none')}</span>;
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="mb-2 text-left font-semibold">{t('changes')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-muted">
          <th scope="col" className="w-1/4 py-2 pr-3 font-medium">
            {t('field')}
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('before')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {changes.map(({ Field, Name, Before, After }) => (
          <tr key={Field} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere max-sm:block max-sm:py-0.5">
              {Name}
            </th>
            <td className="py-2 pr-3 wrap-anywhere whitespace-pre-line text-muted max-sm:block max-sm:py-0.5">
              <span className="sm:hidden">{t('before')}: </span>
              {valueOf(Before)}
            </td>
            <td className="bg-accent-tint px-2 py-2 font-medium wrap-anywhere whitespace-pre-line max-sm:block max-sm:rounded">
              <span className="font-normal sm:hidden">{t('after')}: </span>
              {valueOf(After)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
