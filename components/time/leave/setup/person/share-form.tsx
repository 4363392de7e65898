import { useEffect, useState } from 'react';
import { DateField } from '@/components/form/date-field';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { leaveIssueText } from '../../leave-issue-text';
import { HintedText } from '../hinted-text';

interface ShareFormProps {
  /** Of the employment. */
  readonly code: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Hears whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

const FULL_TIME = 100;

const isPercent = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= FULL_TIME;

/** With what part of full time somebody works from a day on. */
export function ShareForm({ code, today, onDirty }: ShareFormProps) {
  const t = useMessages('leave-setup');
  const tLeave = useMessages('leave');
  const errorText = useErrorText();
  const language = useLanguage();
  const { send } = useCallMutation('setWorkShare');
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    values: useFormValues({ Percent: '', From: today }),
    check: ({ Percent, From }) => ({
      Percent: isPercent(Percent) ? null : t('errors.whole', { least: 1, most: FULL_TIME }),
      From: From === '' ? t('errors.day') : null,
    }),
    send: async ({ Percent, From }) => {
      setDone(null);
      await send({ ChillCode: code, From, Percent: Number(Percent) });
      return t('share.done', { day: dayText(From, language), percent: Number(Percent) });
    },
    onSent: (text) => {
      setDone(text);
      form.reset();
    },
    errorsOf: (error) => fieldErrorsOf(error, (message) => leaveIssueText(tLeave, message)),
    failureText: errorText,
  });
  useEffect(() => onDirty(form.isDirty), [onDirty, form.isDirty]);
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">{t('share.title')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('share.about')}</p>
      <form {...form.props} className="space-y-5">
        <HintedText
          label={t('share.percent')}
          isMandatory
          inputMode="numeric"
          value={form.values.Percent}
          error={form.errorOf('Percent')}
          onText={(Percent) => form.change({ Percent })}
        />
        <DateField
          id="share-from"
          label={t('share.from')}
          isMandatory
          value={form.values.From}
          error={form.errorOf('From')}
          onDay={(From) => form.change({ From })}
        />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        {done && <Alert tone="success">{done}</Alert>}
        <Button type="submit" variant="secondary" isBusy={form.isBusy} busyText={t('saving')}>
          {t('share.submit')}
        </Button>
      </form>
    </Card>
  );
}
