import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountTable } from '@/components/access/user-accounts/list/account-table';
import { ACCOUNTS_TABLE } from '@/components/access/user-accounts/list/accounts-table-name';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('user-accounts');
  return { title: t('title') };
}

/** Who may sign in, how and from where, for those who manage accounts. */
export default async function UserAccountsPage() {
  await requireSession('full');
  await requireLink('process', 'useraccounts');
  const [t, kept] = await Promise.all([
    getTranslations('user-accounts'),
    tryCallHr('getTableLayout', { Table: ACCOUNTS_TABLE }),
  ]);
  return (
    <PageMessages of={['user-accounts', 'table', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <AccountTable kept={kept?.Layout ?? null} />
    </PageMessages>
  );
}
