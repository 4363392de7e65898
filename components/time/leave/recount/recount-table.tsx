import { PersonChip } from '@/components/people/person-chip';
import type { LeaveRecount } from '@/lib/contract/time/leave/leave-setup';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../amount-text';

export type RecountRow = Omit<LeaveRecount, 'RequestCode'> & { readonly code: string };

interface RecountTableProps {
  readonly caption: string;
  readonly rows: readonly RecountRow[];
}

/** Of whom something counts differently: each request once, below it the days on which it does, and how. */
export function RecountTable({ caption, rows }: RecountTableProps) {
  const t = useMessages('leave-recount');
  const tLeave = useMessages('leave');
  const language = useLanguage();
  const head = 'py-2 font-medium';
  return (
    <table className="w-full max-w-2xl border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className={head}>
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
      {rows.map(({ Person, code, TypeName, Days }) => (
        <tbody key={code} className="border-t border-line">
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 font-normal">
              <PersonChip
                name={Person.Name}
                employeeId={Person.Empid}
                hasPhoto={Person.HasPhoto}
                keyCode={Person.KeyCode}
                face="sm"
              >
                <span className="block font-normal text-muted">{TypeName}</span>
              </PersonChip>
            </th>
          </tr>
          {Days.map(({ Day, Was, Is }) => (
            <tr key={Day} className="digits last:[&>td]:pb-3">
              <td className="py-1">{wireTimeText(Day, language)}</td>
              <td className="py-1 pl-3 text-right whitespace-nowrap text-muted">{amountText(tLeave, Was)}</td>
              <td className="py-1 pl-3 text-right font-medium whitespace-nowrap">{amountText(tLeave, Is)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
