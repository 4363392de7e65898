import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { AccessRole } from '@/lib/contract/access/role-access/shapes';
import type { Translate } from '@/lib/i18n/message-key';

/** What a row shows of a role. */
export function roleColumns(t: Translate<'role-access'>): readonly Column<AccessRole>[] {
  const originOf = ({ IsShipped }: AccessRole) => t(IsShipped ? 'shipped' : 'own');
  return [
    {
      id: 'Name',
      title: t('role'),
      value: ({ Name }) => Name,
      cell: ({ Name, IsHeld }) => (
        <span className="inline-flex max-w-full flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere">{Name}</span>
          {IsHeld && <Badge tone="accent">{t('held')}</Badge>}
        </span>
      ),
    },
    {
      id: 'origin',
      title: t('origin'),
      value: originOf,
      cell: (row) =>
        row.IsShipped ? <span className="text-muted">{originOf(row)}</span> : <Badge>{originOf(row)}</Badge>,
    },
    { id: 'Holders', title: t('holders'), value: ({ Holders }) => Holders, align: 'end', firstDirection: 'desc' },
    {
      id: 'Permissions',
      title: t('permissionCount'),
      value: ({ Permissions }) => Permissions,
      align: 'end',
      firstDirection: 'desc',
    },
  ];
}
