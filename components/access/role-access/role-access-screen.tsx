'use client';

import { useCallback, useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import type { AccessRole, ReviewedGrant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { GiveButton } from './grants/give-button';
import { ReviewTable } from './review/review-table';
import { RoleTable } from './roles/role-table';

interface RoleAccessScreenProps {
  readonly roles: AccessRole[];
  readonly review: ReviewedGrant[];
  /** Whether the reader may make roles. */
  readonly canManageRoles: boolean;
}

/** All roles, what is to be reviewed with its count, and the way to give somebody a role. */
export function RoleAccessScreen({ roles, review: first, canManageRoles }: RoleAccessScreenProps) {
  const t = useMessages('role-access');
  const [selected, setSelected] = useState(0);
  const list = useCall('listAccessRoles', {}, { fallbackData: roles });
  const { data: due = first, mutate } = useCall('listGrantReview', {}, { fallbackData: first });
  const { mutate: mutateRoles } = list;
  const refresh = useCallback(async () => {
    await Promise.all([mutateRoles(), mutate()]);
  }, [mutateRoles, mutate]);
  return (
    <>
      <Tabs
        label={t('tabs')}
        names={[t('roles'), due.length > 0 ? t('reviewCount', { count: due.length }) : t('review')]}
        selected={selected}
        onSelect={setSelected}
        after={
          <div className="ml-auto pb-1 pl-3">
            <GiveButton onGiven={refresh} />
          </div>
        }
      >
        <div className="pt-4">
          {selected === 0 ? (
            <RoleTable roles={list.data ?? roles} canCreate={canManageRoles} onCreated={refresh} />
          ) : (
            <ReviewTable grants={due} onChanged={refresh} />
          )}
        </div>
      </Tabs>
    </>
  );
}
