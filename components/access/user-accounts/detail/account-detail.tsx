'use client';

import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { refreshTable } from '@/components/ui/table/server-table';
import { useCall } from '@/lib/client/call/use-call';
import type { UserAccountDetail } from '@/lib/contract/access/user-accounts/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { ACCOUNTS_TABLE } from '../list/accounts-table-name';
import { AccountContext } from './account-context';
import { AccountHead } from './account-head';
import { DeviceSection } from './device-section';
import { DisableSection } from './disable-section';
import { IdentitySection } from './identity-section';
import { SessionSection } from './session-section';
import { SignInSection } from './sign-in-section';

interface AccountDetailProps {
  readonly code: string;
  /** As the page that shows it has read it already. */
  readonly initial?: UserAccountDetail;
}

/** One account: what it is in, how and where it is signed in, and what can be done about that. */
export function AccountDetail({ code, initial }: AccountDetailProps) {
  const t = useMessages('user-accounts');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('getUserAccount', { AccountCode: code }, { fallbackData: initial });
  if (!data && error) {
    return (
      <div className="space-y-4">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button variant="secondary" type="button" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <SkeletonRows rows={7} />
      </div>
    );
  }
  const refresh = async () => {
    await Promise.all([mutate(), refreshTable(ACCOUNTS_TABLE)]);
  };
  return (
    <AccountContext value={{ account: data, refresh }}>
      <article className="space-y-6">
        <AccountHead />
        <SignInSection />
        <SessionSection />
        <DeviceSection />
        <IdentitySection />
        <DisableSection />
      </article>
    </AccountContext>
  );
}
