import { clsx } from 'clsx';
import type { ApprovalChange } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeValue } from './change-value';

interface ChangeTableProps {
  readonly changes: readonly ApprovalChange[];
  /** Nothing stands before what is asked for. */
  readonly isNew: boolean;
}

/** Old beside new, field by field, or what is asked for alone; on a phone below each other. What they hold is text. */
export function ChangeTable({ changes, isNew }: ChangeTableProps) {
  const t = useMessages('approvals');
  if (changes.length === 0) return <p className="text-muted">{t('noChanges')}</p>;
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="mb-2 text-left font-semibold">{t(isNew ? 'request' : 'changes')}</caption>
      <thead className={isNew ? 'sr-only' : 'max-sm:sr-only'}>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="w-1/4 py-2 pr-3 font-medium">
            {t('field')}
          </th>
          {!isNew && (
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('before')}
            </th>
          )}
          <th scope="col" className="py-2 font-medium">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {changes.map((change) => (
          <tr key={change.Field} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th
              scope="row"
              className={clsx(
                'py-2 pr-3 wrap-anywhere max-sm:block max-sm:py-0.5',
                isNew ? 'font-normal text-muted sm:w-2/5' : 'font-medium',
              )}
            >
              {change.Name}
            </th>
            {!isNew && (
              <td className="py-2 pr-3 wrap-anywhere whitespace-pre-line text-muted max-sm:block max-sm:py-0.5">
                <span className="sm:hidden">{t('before')}: </span>
                {change.Before || <span className="text-muted">{t('none')}</span>}
              </td>
            )}
            <td
              className={clsx(
                'py-2 font-medium wrap-anywhere whitespace-pre-line max-sm:block',
                isNew ? 'max-sm:py-0.5' : 'bg-accent-tint px-2 max-sm:rounded',
              )}
            >
              {!isNew && <span className="font-normal sm:hidden">{t('after')}: </span>}
              <ChangeValue change={change} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
