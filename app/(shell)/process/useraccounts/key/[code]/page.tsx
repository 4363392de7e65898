import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountDetail } from '@/components/access/user-accounts/detail/account-detail';
import { readAccount } from '@/components/access/user-accounts/read-account';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { Card } from '@/components/ui/card';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface AccountPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'useraccounts');
  const account = await readAccount((await params).code);
  return { title: account ? account.Name : await notFoundTitle() };
}

/** One account by itself, at an address that can be sent to others. */
export default async function UserAccountPage({ params }: AccountPageProps) {
  await requireSession('full');
  await requireLink('process', 'useraccounts');
  const [t, { code }] = await Promise.all([getTranslations('user-accounts'), params]);
  const account = await readAccount(code);
  if (!account) return <NotFoundPage />;
  return (
    <PageMessages of={['user-accounts', 'errors']}>
      <PageTitle title={t('panels.user-account')} above={{ href: '/process/useraccounts', name: t('title') }} />
      <Card className="max-w-4xl p-5 md:p-6">
        <AccountDetail code={code} initial={account} />
      </Card>
    </PageMessages>
  );
}
