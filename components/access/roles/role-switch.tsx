'use client';

import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { useMessages } from '@/lib/i18n/use-messages';
import { RoleList, useRoles, type Role } from './role-list';

/** The active role in the header with a menu of the others; nothing for a person with one role. */
export function RoleSwitch({ roles }: { roles: Role[] }) {
  const t = useMessages('roles');
  const { refresh } = useRoles(roles);
  const current = roles.find(({ Role_Code, session_Role_Code }) => Role_Code === session_Role_Code);
  if (roles.length < 2) return null;
  return (
    <Menu
      label={`${t('role')}: ${current?.Role_Name ?? ''}`}
      onOpen={refresh}
      trigger={
        <>
          <span className="max-w-40 truncate">{current?.Role_Name ?? t('role')}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
      triggerClasses="flex min-h-11 items-center gap-1.5 rounded px-2.5 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:min-h-10"
      panelClasses="right-0 mt-1 w-64"
    >
      <p className="px-3 pt-2 pb-1.5 text-muted">{t('role')}</p>
      <RoleList roles={roles} />
    </Menu>
  );
}
