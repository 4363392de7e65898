import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TextField } from '@/components/ui/form/text-field';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { SavedReply } from '@/lib/contract/helpdesk/desk';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface SavedReplyFormProps {
  readonly reply: SavedReply;
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** One saved reply: what it is called, what it says, for which process and for whom. */
export function SavedReplyForm({ reply, onSaved, onCancel }: SavedReplyFormProps) {
  const t = useMessages('desk.replies');
  const errorText = useErrorText();
  const { data: processes = [] } = useCall('listProcesses', {}, { revalidateOnFocus: false });
  const { send } = useCallMutation('saveSavedReply');
  const missing = (text: string, label: string) => (text.trim() === '' ? t('required', { label }) : null);
  const { SavedReplyCode, Title, Text, ProcessCode, IsOwn } = reply;
  const form = useForm({
    values: useFormValues({ Title, Text, ProcessCode, IsOwn }),
    check: (values) => ({ Title: missing(values.Title, t('name')), Text: missing(values.Text, t('text')) }),
    send: (values) => send({ SavedReplyCode, ...values }),
    onSent: onSaved,
    failureText: errorText,
  });

  return (
    <form {...form.props} className="mt-4 space-y-4">
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <TextField {...form.field('Title')} label={t('name')} required autoFocus maxLength={MAX_LENGTH.name} />
      <TextAreaField {...form.field('Text')} label={t('text')} required maxLength={MAX_LENGTH.message} />
      <SelectField {...form.field('ProcessCode')} label={t('process')}>
        <option value={0}>{t('everyProcess')}</option>
        {processes.map(({ value: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={!form.values.IsOwn}
          onChange={({ target }) => form.change({ IsOwn: !target.checked })}
          className="size-5 shrink-0"
        />
        {t('share')}
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" type="button" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
