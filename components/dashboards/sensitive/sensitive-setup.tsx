'use client';

import { useRouter } from 'next/navigation';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/form/switch';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { ThresholdForm } from './threshold-form';

/** Which of the sensitive figures the organisation has switched on, and how many people a value needs. */
export function SensitiveSetup({ Threshold, Tiles }: ReplyFor<'getSensitiveSetup'>) {
  const t = useMessages('sensitive-figures');
  const router = useRouter();
  const { send, isSending } = useCallMutation('switchSensitiveTile');

  async function change(Tile: (typeof Tiles)[number]['Tile'], IsOn: boolean) {
    try {
      await send({ Tile, IsOn });
      router.refresh();
    } catch {
      showSnackbar('error', t('setup.failed'));
    }
  }

  return (
    <Card className="max-w-3xl px-5 py-4">
      <div className="divide-y divide-line">
        {Tiles.map(({ Tile, IsOn, FieldName, FieldKey }) => (
          <Switch
            key={Tile}
            label={t(`tiles.${Tile}`)}
            description={FieldName ? t('setup.counts', { field: FieldName }) : t('setup.noField', { key: FieldKey })}
            isOn={IsOn}
            disabled={isSending || (!IsOn && FieldName === '')}
            onChange={(isOn) => void change(Tile, isOn)}
          />
        ))}
      </div>
      <ThresholdForm threshold={Threshold} />
    </Card>
  );
}
