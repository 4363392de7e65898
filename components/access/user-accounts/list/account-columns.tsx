import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Column } from '@/components/ui/table/column';
import type { UserAccountRow } from '@/lib/contract/access/user-accounts/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { dateTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import type { Translate } from '@/lib/i18n/message-key';
import { StateBadge } from '../state-badge';

/** What a row shows of an account. Columns that are sorted by are called as the call names them. */
export function accountColumns(t: Translate<'user-accounts'>, language: Language): readonly Column<UserAccountRow>[] {
  const number = (id: string, title: string, value: (row: UserAccountRow) => number): Column<UserAccountRow> => ({
    id,
    title,
    value,
    cell: (row) => <span className={value(row) === 0 ? 'text-muted' : undefined}>{value(row)}</span>,
    align: 'end',
    canSort: false,
  });
  const waysOf = ({ Methods }: UserAccountRow) => Methods.map((method) => t(`methods.${method}`)).join(', ');
  const under = ({ empid, Kind }: UserAccountRow) =>
    [empid, Kind !== 'employee' && t(`kinds.${Kind}`)].filter(Boolean).join(' · ');
  return [
    {
      id: 'Name',
      title: t('person'),
      value: ({ Name }) => Name,
      text: (row) => [row.Name, under(row)].filter(Boolean).join(' '),
      cell: (row) => (
        <span className="inline-flex max-w-full min-w-0 items-center gap-2.5 align-middle">
          <Avatar name={row.Name} size="sm" photo={photoOf(row.empid, row.HasPhoto)} />
          <span className="min-w-0">
            <span className="block truncate">{row.Name}</span>
            <span className="block text-xs font-normal text-muted">{under(row)}</span>
          </span>
        </span>
      ),
    },
    { id: 'LoginID', title: t('loginId'), value: ({ LoginID }) => LoginID },
    {
      id: 'state',
      title: t('state'),
      value: ({ State }) => t(`states.${State}`),
      cell: ({ State }) => <StateBadge state={State} />,
      canSort: false,
    },
    {
      id: 'methods',
      title: t('methodsTitle'),
      value: waysOf,
      cell: (row) => waysOf(row) || <span className="text-muted">{t('noMethod')}</span>,
      canSort: false,
    },
    {
      id: 'LastSignIn',
      title: t('lastSignIn'),
      value: ({ LastSignIn }) => (LastSignIn ? dateTimeText(new Date(LastSignIn), language) : ''),
      cell: ({ LastSignIn }) =>
        LastSignIn ? <RelativeTime at={LastSignIn} /> : <span className="text-muted">{t('never')}</span>,
      firstDirection: 'desc',
    },
    number('sessions', t('sessionsCount'), ({ Sessions }) => Sessions),
    number('devices', t('devicesCount'), ({ Devices }) => Devices),
    number('identities', t('identitiesCount'), ({ Identities }) => Identities),
  ];
}
