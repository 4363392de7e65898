import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeviceEntry } from '@/components/access/devices/device-entry';
import { NoDevice } from '@/components/access/devices/no-device';
import { pageDevice } from '@/lib/bff/session/browser/device';
import { requireNoSession } from '@/lib/bff/session/require-session';

interface MobileAuthPageProps {
  readonly searchParams: Promise<{ device?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('devices');
  return { title: t('entryTitle') };
}

/** SCON-21: the entry of the mobile sign-in. */
export default async function MobileAuthPage({ searchParams }: MobileAuthPageProps) {
  await requireNoSession();
  const device = await pageDevice();
  if (!device) return <NoDevice />;
  const isOther = (await searchParams).device === 'other';
  return <DeviceEntry step="mobile-auth" name={device.info.DeviceName} isOther={isOther} />;
}
