import { PersonChip } from '@/components/people/person-chip';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import type { Work } from './sum-text';

interface DifferingPeopleProps {
  readonly caption: string;
  readonly people: Work['People'];
  /** Named where the balances are of several types. */
  readonly typeName?: (code: number) => string;
}

/** Whose balance differs: what it is without and with what would be written. */
export function DifferingPeople({ caption, people, typeName }: DifferingPeopleProps) {
  const t = useMessages('leave-setup');
  const tLeave = useMessages('leave');
  const head = 'py-2 font-medium';
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className={head}>
            {t('preview.person')}
          </th>
          {typeName && (
            <th scope="col" className={`${head} px-3 max-sm:hidden`}>
              {t('type')}
            </th>
          )}
          <th scope="col" className={`${head} pl-3 text-right`}>
            {t('preview.before')}
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            {t('preview.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ Person, TypeCode, Before, After }) => (
          <tr key={`${Person.KeyCode} ${Person.Empid} ${TypeCode}`} className="border-b border-line last:border-0">
            <td className="py-2">
              <PersonChip
                name={Person.Name}
                employeeId={Person.Empid}
                hasPhoto={Person.HasPhoto}
                keyCode={Person.KeyCode}
                face="sm"
              >
                {typeName && <span className="block font-normal text-muted sm:hidden">{typeName(TypeCode)}</span>}
              </PersonChip>
            </td>
            {typeName && <td className="px-3 py-2 max-sm:hidden">{typeName(TypeCode)}</td>}
            <td className="py-2 pl-3 text-right whitespace-nowrap text-muted digits">{amountText(tLeave, Before)}</td>
            <td className="py-2 pl-3 text-right font-medium whitespace-nowrap digits">
              <span className="inline-flex items-center gap-2">
                <ArrowRightIcon className="size-3.5 text-muted" />
                {amountText(tLeave, After)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
