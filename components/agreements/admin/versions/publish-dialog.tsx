import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Segmented } from '@/components/ui/form/segmented';
import { DateField } from '@/components/form/date-field';
import { TimeInput } from '@/components/ui/form/date/time-input';
import { Field } from '@/components/ui/form/field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ConductVersion, CountedVersion } from '@/lib/contract/agreements/admin';
import { instantAt } from '@/lib/dates';
import { conductErrorsOf } from '../editor/conduct-field-errors';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';

interface PublishDialogProps {
  readonly version: CountedVersion;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onPublished: (version: ConductVersion) => void;
  readonly onClose: () => void;
}

interface Publication {
  readonly when: 'now' | 'later';
  readonly day: string;
  readonly time: string;
}

const instantOf = ({ when, day, time }: Publication) => (when === 'later' ? instantAt(day, time) : null);

/** Asks how many people will be asked from when on, and publishes. */
export function PublishDialog(props: PublishDialogProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const language = useLanguage();
  const { version, today, onPublished, onClose } = props;
  const { send } = useCallMutation('publishConduct');
  const count = new Intl.NumberFormat(language).format(version.Asked);
  const form = useForm({
    values: useFormValues<Publication>({ when: 'now', day: today, time: '09:00' }),
    check: (values) => ({ day: values.when === 'later' && !instantOf(values) ? t('faults.past') : null }),
    send: (values) => send({ ConductCode: version.ConductCode, From: instantOf(values)?.toISOString() ?? '' }),
    onSent: onPublished,
    failureText: (error) => Object.values(conductErrorsOf(error, t)).join('\n') || errorText(error),
  });

  return (
    <Dialog isOpen onClose={onClose} title={t('publishTitle', { version: version.Version })}>
      <form {...form.props}>
        <div className="mt-3 space-y-4">
          <p className="text-base">{t('publishText', { count })}</p>
          {version.Version > 1 && <p className="text-muted">{t('publishAgain')}</p>}
          <Segmented
            label={t('when')}
            options={[
              { value: 'now', text: t('now') },
              { value: 'later', text: t('later') },
            ]}
            chosen={form.values.when}
            onChoose={(when) => form.change({ when })}
          />
          {form.values.when === 'later' && (
            <div className="grid gap-3 sm:grid-cols-2">
              <DateField
                id={form.field('day').id}
                label={t('day')}
                value={form.values.day}
                error={form.errorOf('day')}
                onDay={(day) => form.change({ day })}
              />
              <Field id={form.field('time').id} label={t('time')}>
                {(control) => (
                  <TimeInput {...control} value={form.values.time} onChange={(time) => form.change({ time })} />
                )}
              </Field>
            </div>
          )}
          {form.failure && (
            <Alert tone="danger">
              <span className="whitespace-pre-line">{form.failure}</span>
            </Alert>
          )}
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('publishing')}>
            {t('publish')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
