import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyDevices } from '@/components/access/devices/my-devices';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireSession } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('devices');
  return { title: t('title') };
}

/** One's own devices, for every role: nobody may be without a way to take one away. */
export default async function MyDevicesPage() {
  const { kind } = await requireSession('full');
  if (kind !== 'employee') return <NotFoundPage />;
  const t = await getTranslations('devices');
  return (
    <div className="max-w-3xl">
      <PageTitle above={{ href: '/home/commonsetting', name: t('above') }} title={t('title')} lead={t('lead')} />
      <MyDevices />
    </div>
  );
}
