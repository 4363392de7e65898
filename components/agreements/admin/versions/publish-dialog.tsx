import { useId, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Segmented } from '@/components/ui/form/segmented';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ConductVersion, CountedVersion } from '@/lib/contract/agreements/admin';
import { instantAt } from '@/lib/dates';
import { conductErrorsOf } from '../editor/conduct-field-errors';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';

interface PublishDialogProps {
  readonly version: CountedVersion;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onPublished: (version: ConductVersion) => void;
  readonly onClose: () => void;
}

/** Asks how many people will be asked from when on, and publishes. */
export function PublishDialog(props: PublishDialogProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const language = useLanguage();
  const { version, today, onPublished, onClose } = props;
  const id = useId();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState(today);
  const [time, setTime] = useState('09:00');
  const [failure, setFailure] = useState<readonly string[]>([]);
  const { send, isSending } = useCallMutation('publishConduct');
  const from = when === 'later' ? instantAt(day, time) : null;
  const count = new Intl.NumberFormat(language).format(version.Asked);

  async function publish() {
    setFailure([]);
    if (when === 'later' && !from) return setFailure([t('faults.past')]);
    try {
      onPublished(await send({ ConductCode: version.ConductCode, From: from?.toISOString() ?? '' }));
    } catch (error) {
      const faults = Object.values(conductErrorsOf(error, t));
      setFailure(faults.length > 0 ? faults : [errorText(error)]);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('publishTitle', { version: version.Version })}>
      <div className="mt-3 space-y-4">
        <p className="text-base">{t('publishText', { count })}</p>
        {version.Version > 1 && <p className="text-muted">{t('publishAgain')}</p>}
        <Segmented
          label={t('when')}
          options={[
            { value: 'now', text: t('now') },
            { value: 'later', text: t('later') },
          ]}
          chosen={when}
          onChoose={setWhen}
        />
        {when === 'later' && (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              id={`${id}-day`}
              type="date"
              min={today}
              label={t('day')}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <TextField
              id={`${id}-time`}
              type="time"
              label={t('time')}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
        )}
        {failure.length > 0 && (
          <Alert tone="danger">
            {failure.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </Alert>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="button" isBusy={isSending} busyText={t('publishing')} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      </div>
    </Dialog>
  );
}
