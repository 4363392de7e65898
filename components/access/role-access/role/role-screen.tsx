'use client';

import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Tabs } from '@/components/ui/tabs';
import { refreshTable } from '@/components/ui/table/server-table';
import { useCall } from '@/lib/client/call/use-call';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { GiveButton } from '../grants/give-button';
import { GRANTS_TABLE } from '../grants/grants-table-name';
import { HolderTable } from '../grants/holder-table';
import { RetireButton } from './retire-button';
import { RoleEditor } from './role-editor';

/** One role: what it may do and who holds it. */
export function RoleScreen({ initial }: { readonly initial: AccessRoleDetail }) {
  const t = useMessages('role-access');
  const { RoleCode } = initial;
  const [selected, setSelected] = useState(0);
  const options = { fallbackData: initial, revalidateOnFocus: false };
  const { data: role = initial, mutate } = useCall('getAccessRole', { RoleCode }, options);
  const refresh = useCallback(async () => {
    await Promise.all([mutate(), refreshTable(GRANTS_TABLE)]);
  }, [mutate]);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{t(role.IsShipped ? 'shipped' : 'own')}</Badge>
        {role.IsHeld && <Badge tone="accent">{t('held')}</Badge>}
        <span className="text-muted">
          {[t('holdersAre', { count: role.Holders }), role.CopiedFrom && t('copiedFrom', { name: role.CopiedFrom })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          {role.CannotRetire === '' && <RetireButton role={role} />}
          <GiveButton roleCode={RoleCode} onGiven={refresh} />
        </div>
      </div>
      <Tabs label={t('tabs')} names={[t('whatItMay'), t('whoHolds')]} selected={selected} onSelect={setSelected}>
        <div className="pt-5">
          {selected === 0 ? (
            <RoleEditor key={role.Version} role={role} onSaved={refresh} />
          ) : (
            <HolderTable roleCode={RoleCode} onChanged={refresh} />
          )}
        </div>
      </Tabs>
    </>
  );
}
