import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MailList } from '@/components/workplace/mails/mail-list';
import { PAGE_SIZE as PageSize } from '@/components/workplace/mails/page-size';
import { SubscriptionList } from '@/components/workplace/mails/subscription-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireEmployee } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mails');
  return { title: t('title') };
}

/** Everything that was mailed to a person, and which mails they get. */
export default async function MailsPage() {
  await requireEmployee();
  const [t, account, mails, subscriptions] = await Promise.all([
    getTranslations('mails'),
    getTranslations('account'),
    callHr('listOwnMails', { PageSize }),
    callHr('listMailSubscriptions', {}),
  ]);
  const now = new Date().toISOString();
  return (
    <PageMessages of={['mails', 'errors']}>
      <PageTitle
        above={{ href: '/home/commonsetting', name: account('settings') }}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <MailList key={now} mails={mails} readAt={now} />
        <SubscriptionList subscriptions={subscriptions} />
      </div>
    </PageMessages>
  );
}
