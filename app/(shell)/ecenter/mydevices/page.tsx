import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyDevices } from '@/components/devices/my-devices';
import { NotFoundPage } from '@/components/notice/not-found-page';
import { PageTitle } from '@/components/shell/page-title';
import { requireSession } from '@/lib/bff/require-session';

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
