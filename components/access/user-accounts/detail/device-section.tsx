import { RelativeTime } from '@/components/ui/relative-time';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { AccountDevice } from '@/lib/contract/access/user-accounts/shapes';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { ActionButton } from './action-button';
import { Section, SectionRow } from './section';

/** The devices that open the portal as the account's owner. */
export function DeviceSection() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  return (
    <Section title={t('devices')}>
      {account.DeviceList.length === 0 ? (
        <p className="py-3 text-muted">{t('noDevices')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {account.DeviceList.map((device) => (
            <li key={device.DeviceID}>
              <DeviceRow device={device} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function DeviceRow({ device }: { readonly device: AccountDevice }) {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { send } = useCallMutation('removeAccountDevice');
  const { AccountCode, Name: name } = account;
  const { DeviceID, DeviceName, DeviceType, OSVersion, OSModel, RegisteredAt, LastUsedAt } = device;
  const kind = [OSModel, `${DeviceType} ${OSVersion}`.trim()].filter(Boolean).join(', ');
  return (
    <SectionRow
      title={DeviceName}
      facts={[
        kind !== DeviceName && kind,
        t('registered', { time: dateTimeText(new Date(RegisteredAt), language) }),
        LastUsedAt ? (
          <RelativeTime key="used" at={LastUsedAt} sentence={(time) => t('lastUsed', { time })} isStop />
        ) : (
          t('neverUsed')
        ),
      ]}
      action={
        <ActionButton
          text={t('remove')}
          label={t('removeNamed', { device: DeviceName })}
          title={t('removeTitle')}
          isDangerous
          send={() => send({ AccountCode, DeviceID })}
          done={t('removed')}
        >
          {t('removeText', { device: DeviceName, name })}
        </ActionButton>
      }
    />
  );
}
