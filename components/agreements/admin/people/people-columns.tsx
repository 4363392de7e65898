import { PersonChip } from '@/components/people/person-chip';
import type { Column } from '@/components/ui/table/column';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ConductPerson } from '@/lib/contract/agreements/admin';
import type { Language } from '@/lib/contract/platform/languages';
import { dateTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { addressOfFile } from '@/lib/links/address-of-file';

/** What is shown of those who have accepted, or of those who have not. */
export function peopleColumns(
  t: Translate<'agreements-admin.people'>,
  language: Language,
  state: 'pending' | 'accepted',
): readonly Column<ConductPerson>[] {
  const when = (instant: string) => (instant ? dateTimeText(new Date(instant), language) : '');
  const isAccepted = state === 'accepted';
  return [
    {
      id: 'name',
      title: t('name'),
      value: ({ Name }) => Name,
      text: ({ Name, empid }) => `${Name} ${empid}`,
      canSort: false,
      cell: ({ Name, empid, HasPhoto, ChillCode }) => (
        <span className="font-normal">
          <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
            <span className="block text-xs text-muted">{empid}</span>
          </PersonChip>
        </span>
      ),
    },
    { id: 'unit', title: t('unit'), value: ({ UnitName }) => UnitName, canSort: false },
    { id: 'location', title: t('location'), value: ({ LocationName }) => LocationName, canSort: false },
    isAccepted
      ? {
          id: 'acceptedAt',
          title: t('acceptedAt'),
          value: ({ AcceptedAt }) => when(AcceptedAt),
          canSort: false,
          cell: ({ AcceptedAt, SignatureCode }) => (
            <>
              <span className="block whitespace-nowrap digits">{when(AcceptedAt)}</span>
              {SignatureCode && (
                <a
                  href={addressOfFile('getSignedConduct', { SignatureCode })}
                  target="_blank"
                  rel="noopener"
                  className={textButtonClasses}
                >
                  {t('signed')}
                </a>
              )}
            </>
          ),
        }
      : {
          id: 'remindedAt',
          title: t('remindedAt'),
          value: ({ RemindedAt }) => when(RemindedAt),
          canSort: false,
          cell: ({ RemindedAt }) =>
            RemindedAt ? (
              <span className="whitespace-nowrap digits">{when(RemindedAt)}</span>
            ) : (
              <span className="text-muted">{t('never')}</span>
            ),
        },
  ];
}
