import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { pageDevice } from '@/lib/bff/session/browser/device';
import { dateText, dateTimeText } from '@/lib/dates';
import { deviceKindOf, nameOfKind } from '@/lib/devices/device-kind';
import { PageMessages } from '@/lib/i18n/page-messages';
import { DeviceList } from './device-list';
import { RegisterForm } from './register-form';

/** The person's registered devices, and the form that registers this browser. */
export async function MyDevices() {
  const [own, device, received, t, language] = await Promise.all([
    tryCallHr('listDevices', {}),
    pageDevice(),
    headers(),
    getTranslations('devices'),
    getLocale(),
  ]);
  if (!own) return <Missing text={t('missing')} retry={t('retry')} />;
  const rows = own.map((one) => ({
    id: one.DeviceID,
    name: one.DeviceName,
    type: one.DeviceType,
    isHere: one.DeviceID === device?.DeviceID,
    kind: [one.OSModel === one.DeviceType ? '' : one.OSModel, `${one.DeviceType} ${one.OSVersion}`.trim()]
      .filter(Boolean)
      .join(', '),
    registered: t('registeredOn', { date: dateText(new Date(one.RegisteredAt), language) }),
    used: one.LastUsedAt ? t('lastUsed', { time: dateTimeText(new Date(one.LastUsedAt), language) }) : t('neverUsed'),
  }));
  const isRegistered = rows.some(({ isHere }) => isHere);
  return (
    <PageMessages of={['devices', 'errors']}>
      <div className="space-y-6">
        {!isRegistered && (
          <Card className="p-5 md:p-6">
            <RegisterForm
              name={nameOfKind(deviceKindOf(received.get('user-agent')))}
              installation={device?.info.InstallationID || randomUUID()}
              isReplacing={device !== null}
            />
          </Card>
        )}
        <DeviceList rows={rows} />
      </div>
    </PageMessages>
  );
}

function Missing({ text, retry }: { text: string; retry: string }) {
  return (
    <Card className="p-5 md:p-6">
      <p className="text-muted">{text}</p>
      {/* The same page once more: what failed is asked for again. */}
      <a
        href=""
        className="mt-2 inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
      >
        {retry}
      </a>
    </Card>
  );
}
