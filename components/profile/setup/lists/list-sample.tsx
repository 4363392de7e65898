import { Alert } from '@/components/ui/feedback/alert';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

/** What a file would bring: how many options, the first of them, and the lines that are not taken. */
export function ListSample({ checked }: { readonly checked: ReplyFor<'checkOptionFile'> }) {
  const t = useMessages('profile-setup');
  const { Added, Refused, Issues, Sample } = checked;
  const hasParents = Sample.some(({ Parent }) => Parent !== '');
  const heads = [t('lists.value'), t('lists.label'), ...(hasParents ? [t('lists.parent')] : [])];
  return (
    <div className="space-y-4">
      <Alert tone={Added > 0 ? 'success' : 'danger'}>{t('lists.added', { count: Added })}</Alert>
      {Sample.length > 0 && (
        <table className="w-full border-collapse text-left">
          <caption className="mb-1 text-left font-semibold">{t('lists.sample')}</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-3 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Sample.map(({ Value, Label, Parent }) => (
              <tr key={`${Parent} ${Value}`} className="border-b border-line align-top">
                <td className="py-2 pr-3 font-mono wrap-anywhere">{Value}</td>
                <td className="py-2 pr-3 wrap-anywhere">{Label}</td>
                {hasParents && <td className="py-2 wrap-anywhere">{Parent}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {Refused > 0 && (
        <section aria-label={t('lists.refused', { count: Refused })}>
          <h3 className="mb-1 font-semibold text-danger">{t('lists.refused', { count: Refused })}</h3>
          <ul className="max-h-48 space-y-1 overflow-y-auto">
            {Issues.map(({ Line, Code, Text }) => (
              <li key={`${Line} ${Code}`} className="wrap-anywhere">
                <span className="text-muted digits">{t('lists.line', { line: Line })}</span>{' '}
                {t(`lists.issues.${Code}`, { text: Text })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
