import { clsx } from 'clsx';
import type { ReportTrial } from '@/lib/contract/workplace/reports/sending/sending';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { reasonTexts } from '../reason-texts';

const cellClasses = 'px-3 py-2 align-top';

/** Each recipient with the rows and columns that they would get, and why one gets fewer. */
export function TrialTable({ trials }: { readonly trials: readonly ReportTrial[] }) {
  const t = useMessages('report-sending');
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <div className="enter-fade overflow-hidden rounded border border-line">
      <table className="w-full text-left">
        <caption className="border-b border-line px-3 py-2 text-left font-medium">{t('trialTitle')}</caption>
        <thead className="bg-surface-sunken text-muted">
          <tr>
            <th scope="col" className={clsx(cellClasses, 'font-medium')}>
              {t('recipient')}
            </th>
            <th scope="col" className={clsx(cellClasses, 'text-right font-medium')}>
              {t('rows')}
            </th>
            <th scope="col" className={clsx(cellClasses, 'text-right font-medium')}>
              {t('columns')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {trials.map((trial) => (
            <tr key={`${trial.Recipient} ${trial.Address} ${trial.RoleName}`}>
              <th scope="row" className={clsx(cellClasses, 'font-normal')}>
                <RecipientCell trial={trial} />
              </th>
              <td className={clsx(cellClasses, 'text-right digits')}>
                {trial.IsEstimated
                  ? t('about', { count: number.format(trial.RowCount) })
                  : number.format(trial.RowCount)}
              </td>
              <td className={clsx(cellClasses, 'text-right digits')}>{number.format(trial.Columns.length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RecipientCell({ trial }: { readonly trial: ReportTrial }) {
  const t = useMessages('report-sending');
  const { Recipient, Address, RoleName, IsOwner, IsLink, Reasons, MissingColumns } = trial;
  const name = Recipient || Address;
  const notes = [...reasonTexts(t, Reasons, MissingColumns), ...(IsLink ? [t('getsLink')] : [])];
  return (
    <>
      <span className="font-medium wrap-anywhere">{IsOwner ? t('you', { name }) : name}</span>
      {RoleName && <span className="block text-xs text-muted">{t('asRole', { role: RoleName })}</span>}
      {notes.map((note) => (
        <span key={note} className="mt-0.5 block text-muted wrap-anywhere">
          {note}
        </span>
      ))}
    </>
  );
}
