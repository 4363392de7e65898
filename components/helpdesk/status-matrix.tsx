import { Fragment } from 'react';
import { Select } from '@/components/ui/select';
import { fillIn } from '@/lib/i18n/fill-in';
import { codesOf, suggestedFirst, toggledCode } from './next-statuses';
import { SettingsFault } from './settings-check';
import { useSettings } from './settings-context';
import type { Side, StatusEditing } from './status-changes';

/** From which status (rows) a side may go to which (columns); a status does not lead to itself. */
export function StatusMatrix({ side, statuses, faultOf, onChange }: StatusEditing & { readonly side: Side }) {
  const { words } = useSettings();
  return (
    <div
      role="region"
      aria-label={words.statuses}
      tabIndex={0}
      className="overflow-x-auto rounded-b-lg border-t border-line -outline-offset-2"
    >
      <table className="w-full border-collapse text-left">
        <thead className="bg-surface-sunken text-muted">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface-sunken px-5 py-2.5 font-medium md:px-6">
              {words.status.from}
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
              {words.status.suggested}
            </th>
          </tr>
        </thead>
        <tbody>
          {statuses.map((status) => {
            const { StatusCode, Name } = status;
            const codes = codesOf(status[side]);
            const fault = faultOf(StatusCode, side);
            return (
              <Fragment key={StatusCode}>
                <tr className="border-t border-line">
                  <th scope="row" className="sticky left-0 max-w-36 bg-surface px-5 py-1 font-medium md:px-6">
                    {Name}
                  </th>
                  {statuses.map((to) => (
                    <td key={to.StatusCode} className="p-0 text-center">
                      {to.StatusCode === StatusCode ? (
                        <span aria-hidden="true" className="text-line-strong">
                          –
                        </span>
                      ) : (
                        <label className="inline-grid size-11 place-items-center">
                          <input
                            type="checkbox"
                            aria-label={fillIn(words.status.may, { from: Name, to: to.Name })}
                            checked={codes.includes(to.StatusCode)}
                            onChange={() => onChange(StatusCode, { [side]: toggledCode(status[side], to.StatusCode) })}
                            className="size-5 accent-accent"
                          />
                        </label>
                      )}
                    </td>
                  ))}
                  <td className="min-w-44 px-5 py-1 md:px-6">
                    <Select
                      aria-label={fillIn(words.status.suggestedFor, { name: Name })}
                      value={codes[0] ?? ''}
                      disabled={codes.length < 2}
                      onChange={({ target }) =>
                        onChange(StatusCode, { [side]: suggestedFirst(status[side], Number(target.value)) })
                      }
                    >
                      {codes.length === 0 && <option value="">{words.status.none}</option>}
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
                {fault && (
                  <tr>
                    <td colSpan={statuses.length + 2} className="px-5 pb-2 md:px-6">
                      <SettingsFault text={fault} />
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
