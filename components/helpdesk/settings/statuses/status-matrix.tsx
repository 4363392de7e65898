import { Fragment } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { Select } from '@/components/ui/form/select';
import { useMessages } from '@/lib/i18n/use-messages';
import { codesOf, suggestedFirst, toggledCode } from './next-statuses';
import type { Side, StatusEditing } from './status-changes';

/**
 * From which status (rows) a side may go to which (columns); a status does not lead to itself. Where the columns have no room, each
 * row names its boxes itself.
 */
export function StatusMatrix({ side, statuses, issueOf, onChange }: StatusEditing & { readonly side: Side }) {
  const t = useMessages('desk.settings');
  return (
    <div
      role="region"
      aria-label={t('statuses')}
      tabIndex={0}
      className="@container overflow-x-auto rounded-b-lg border-t border-line -outline-offset-2"
    >
      <table className="w-full border-collapse text-left @max-5xl:block">
        <thead className="bg-surface-sunken text-muted @max-5xl:sr-only">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface-sunken px-5 py-2.5 font-medium md:px-6">
              {t('status.from')}
            </th>
            {statuses.map(({ StatusCode, Name }) => (
              <th
                key={StatusCode}
                scope="col"
                className="min-w-24 px-2 py-2.5 text-center align-bottom font-medium hyphens-auto"
              >
                {Name}
              </th>
            ))}
            <th scope="col" className="px-5 py-2.5 font-medium md:px-6">
              {t('status.suggested')}
            </th>
          </tr>
        </thead>
        <tbody className="@max-5xl:block">
          {statuses.map((status) => {
            const { StatusCode, Name } = status;
            const codes = codesOf(status[side]);
            const issue = issueOf(StatusCode, side);
            return (
              <Fragment key={StatusCode}>
                <tr className="border-t border-line @max-5xl:grid @max-5xl:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] @max-5xl:gap-x-4 @max-5xl:px-5 @max-5xl:py-3 @max-5xl:first:border-t-0 md:@max-5xl:px-6">
                  <th
                    scope="row"
                    className="sticky left-0 max-w-48 min-w-32 bg-surface px-5 py-1 font-medium [word-break:auto-phrase] md:px-6 @max-5xl:static @max-5xl:col-span-full @max-5xl:max-w-none @max-5xl:px-0"
                  >
                    {Name}
                  </th>
                  {statuses.map((to) => (
                    <td key={to.StatusCode} className="p-0 @max-5xl:not-has-[input]:hidden @5xl:text-center">
                      {to.StatusCode === StatusCode ? (
                        <span aria-hidden="true" className="text-line-strong">
                          –
                        </span>
                      ) : (
                        <label className="inline-flex min-h-11 min-w-11 items-center gap-2.5 @5xl:justify-center">
                          <input
                            type="checkbox"
                            aria-label={t('status.may', { from: Name, to: to.Name })}
                            checked={codes.includes(to.StatusCode)}
                            onChange={() => onChange(StatusCode, { [side]: toggledCode(status[side], to.StatusCode) })}
                            className="size-5 shrink-0"
                          />
                          <span className="@5xl:hidden">{to.Name}</span>
                        </label>
                      )}
                    </td>
                  ))}
                  <td className="min-w-44 px-5 py-1 md:px-6 @max-5xl:col-span-full @max-5xl:flex @max-5xl:items-center @max-5xl:gap-3 @max-5xl:px-0">
                    <span aria-hidden="true" className="shrink-0 text-muted @5xl:hidden">
                      {t('status.suggested')}
                    </span>
                    <Select
                      className="@max-5xl:max-w-72"
                      aria-label={t('status.suggestedFor', { name: Name })}
                      value={codes[0] ?? ''}
                      disabled={codes.length < 2}
                      onChange={({ target }) =>
                        onChange(StatusCode, { [side]: suggestedFirst(status[side], Number(target.value)) })
                      }
                    >
                      {codes.length === 0 && <option value="">{t('status.none')}</option>}
                      {statuses
                        .filter((to) => codes.includes(to.StatusCode))
                        .map((to) => (
                          <option key={to.StatusCode} value={to.StatusCode}>
                            {to.Name}
                          </option>
                        ))}
                    </Select>
                  </td>
                </tr>
                {issue && (
                  <tr>
                    <td colSpan={statuses.length + 2} className="px-5 pb-2 md:px-6">
                      <FieldIssue text={issue} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
