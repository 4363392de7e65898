import { pageDevice } from '@/lib/bff/session/device';
import { leadAway } from '@/lib/bff/redirect/lead-away';
import { requireNoSession } from '@/lib/bff/session/require-session';

interface NamedDevicePageProps {
  readonly params: Promise<{ id: string }>;
}

/** SSO-08: goes on without the id, which opens nothing: the device in hand proves itself, or nobody gets in. */
export default async function NamedDevicePage({ params }: NamedDevicePageProps) {
  await requireNoSession();
  const [{ id }, device] = await Promise.all([params, pageDevice()]);
  if (device && device.DeviceID !== id) return leadAway('/mobileauth?device=other', 'other-device');
  return leadAway('/mobileauth', 'sign-in');
}
