'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { refreshTable } from '@/components/ui/table/server-table';
import { useCall } from '@/lib/client/call/use-call';
import type { UserAccountDetail } from '@/lib/contract/access/user-accounts/shapes';
import { ACCOUNTS_TABLE } from '../list/accounts-table-name';
import { AccountContext } from './account-context';
import { AccountHead } from './account-head';
import { DeviceSection } from './device-section';
import { DisableSection } from './disable-section';
import { FactorSection } from './factor/factor-section';
import { IdentitySection } from './identity-section';
import { RoleSection } from './role-section';
import { SessionSection } from './session-section';
import { SignInSection } from './sign-in-section';

interface AccountDetailProps {
  readonly code: string;
  /** As the page that shows it has read it already. */
  readonly initial?: UserAccountDetail;
}

/** One account: what it is in, how and where it is signed in, and what can be done about that. */
export function AccountDetail({ code, initial }: AccountDetailProps) {
  const read = useCall('getUserAccount', { AccountCode: code }, { fallbackData: initial });
  const refresh = async () => {
    await Promise.all([read.mutate(), refreshTable(ACCOUNTS_TABLE)]);
  };
  return (
    <PanelData of={read} skeleton={<SkeletonRows rows={7} />}>
      {(account) => (
        <AccountContext value={{ account, refresh }}>
          <article className="space-y-6">
            <AccountHead />
            <SignInSection />
            <FactorSection />
            <RoleSection />
            <SessionSection />
            <DeviceSection />
            <IdentitySection />
            <DisableSection />
          </article>
        </AccountContext>
      )}
    </PanelData>
  );
}
