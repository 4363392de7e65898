import { pageDevice } from '@/lib/bff/session/browser/device';
import { redirectAndLog } from '@/lib/bff/redirect/redirect-and-log';
import { requireNoSession } from '@/lib/bff/session/require-session';

interface NamedDevicePageProps {
  readonly params: Promise<{ id: string }>;
}

/** SSO-08: goes on without the id, which opens nothing: the device in hand proves itself, or nobody gets in. */
export default async function NamedDevicePage({ params }: NamedDevicePageProps) {
  await requireNoSession();
  const [{ id }, device] = await Promise.all([params, pageDevice()]);
  if (device && device.DeviceID !== id) return redirectAndLog('/mobileauth?device=other', 'other-device');
  return redirectAndLog('/mobileauth', 'sign-in');
}
