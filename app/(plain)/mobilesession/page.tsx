import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeviceEntry } from '@/components/access/devices/device-entry';
import { pageDevice } from '@/lib/bff/session/browser/device';
import { redirectAndLog } from '@/lib/bff/redirect/redirect-and-log';
import { requireNoSession } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('devices');
  return { title: t('openingTitle') };
}

/** SSO-06, SSO-07: a session by the device alone; without a device that is a failure like any other. */
export default async function MobileSessionPage() {
  await requireNoSession();
  const device = await pageDevice();
  if (!device) return redirectAndLog('/logout?why=device-unknown', 'device-unknown');
  return <DeviceEntry step="mobile-session" name={device.info.DeviceName} />;
}
