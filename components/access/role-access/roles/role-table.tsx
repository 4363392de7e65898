import { useMemo } from 'react';
import { DataTable } from '@/components/ui/table/data-table';
import type { AccessRole } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { rolePage } from '../role-page';
import { CreateRoleButton } from './create-role-button';
import { roleColumns } from './role-columns';

interface RoleTableProps {
  readonly roles: AccessRole[];
  readonly canCreate: boolean;
  readonly onCreated: () => Promise<unknown>;
}

const idOf = ({ RoleCode }: AccessRole) => String(RoleCode);

/** Every role that there is; a press opens it. */
export function RoleTable({ roles, canCreate, onCreated }: RoleTableProps) {
  const t = useMessages('role-access');
  const columns = useMemo(() => roleColumns(t), [t]);
  return (
    <DataTable
      label={t('roleList')}
      emptyText={t('noRoles')}
      columns={columns}
      idOf={idOf}
      rows={roles}
      isShort
      hrefOf={({ RoleCode }) => rolePage(RoleCode)}
      tools={canCreate && <CreateRoleButton roles={roles} onCreated={onCreated} />}
    />
  );
}
