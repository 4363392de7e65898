import { PersonChip } from '@/components/people/person-chip';
import type { LeaveRecount } from '@/lib/contract/time/leave/leave-setup';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../amount-text';

/** Whose leave counts differently, on which days, and how. */
export function RecountTable({ requests }: { readonly requests: readonly LeaveRecount[] }) {
  const t = useMessages('leave-recount');
  const tLeave = useMessages('leave');
  const language = useLanguage();
  const head = 'py-2 font-medium';
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className={head}>
            {t('person')}
          </th>
          <th scope="col" className={`${head} px-3`}>
            {t('day')}
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            {t('was')}
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            {t('is')}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.flatMap(({ Person, RequestCode, TypeName, Days }) =>
          Days.map(({ Day, Was, Is }) => (
            <tr key={`${RequestCode} ${Day}`} className="border-b border-line last:border-0">
              <td className="py-2">
                <PersonChip
                  name={Person.Name}
                  employeeId={Person.Empid}
                  hasPhoto={Person.HasPhoto}
                  keyCode={Person.KeyCode}
                  face="sm"
                >
                  <span className="block font-normal text-muted">{TypeName}</span>
                </PersonChip>
              </td>
              <td className="px-3 py-2 whitespace-nowrap">{wireTimeText(Day, language)}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap text-muted digits">{amountText(tLeave, Was)}</td>
              <td className="py-2 pl-3 text-right font-medium whitespace-nowrap digits">{amountText(tLeave, Is)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
