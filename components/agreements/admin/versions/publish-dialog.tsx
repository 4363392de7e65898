import { useId, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Segmented } from '@/components/ui/form/segmented';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ConductVersion, CountedVersion } from '@/lib/contract/agreements/admin';
import type { Language } from '@/lib/contract/platform/languages';
import { instantAt } from '@/lib/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { conductErrorsOf } from '../editor/conduct-field-errors';
import type { AdminMessages } from '../admin-messages';

interface PublishDialogProps {
  readonly version: CountedVersion;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly words: AdminMessages;
  readonly language: Language;
  readonly failureText: (error: unknown) => string;
  readonly onPublished: (version: ConductVersion) => void;
  readonly onClose: () => void;
}

/** Asks how many people will be asked from when on, and publishes. */
export function PublishDialog(props: PublishDialogProps) {
  const { version, today, words, language, failureText, onPublished, onClose } = props;
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
    if (when === 'later' && !from) return setFailure([words.faults.past]);
    try {
      onPublished(await send({ ConductCode: version.ConductCode, From: from?.toISOString() ?? '' }));
    } catch (error) {
      const faults = Object.values(conductErrorsOf(error, words));
      setFailure(faults.length > 0 ? faults : [failureText(error)]);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={fillIn(words.publishTitle, { version: version.Version })}>
      <div className="mt-3 space-y-4">
        <p className="text-base">{fillIn(words.publishText, { count })}</p>
        {version.Version > 1 && <p className="text-muted">{words.publishAgain}</p>}
        <Segmented
          label={words.when}
          options={[
            { value: 'now', text: words.now },
            { value: 'later', text: words.later },
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
              label={words.day}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <TextField
              id={`${id}-time`}
              type="time"
              label={words.time}
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
          {words.cancel}
        </Button>
        <Button type="button" isBusy={isSending} busyText={words.publishing} onClick={() => void publish()}>
          {words.publish}
        </Button>
      </div>
    </Dialog>
  );
}
