import { useId, useState, type FormEvent } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
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
  const id = useId();
  const [value, setValue] = useState(reply);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data: processes = [] } = useCall('listProcesses', {}, { revalidateOnFocus: false });
  const { send, isSending } = useCallMutation('saveSavedReply');
  const missing = (text: string, label: string) => (isChecked && text.trim() === '' ? t('required', { label }) : null);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isSending || value.Title.trim() === '' || value.Text.trim() === '') return;
    setFailure(null);
    try {
      const { SavedReplyCode, Title, Text, ProcessCode, IsOwn } = value;
      await send({ SavedReplyCode, Title, Text, ProcessCode, IsOwn });
      await onSaved();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-4 space-y-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField
        id={`${id}-title`}
        label={t('name')}
        required
        autoFocus
        maxLength={100}
        value={value.Title}
        error={missing(value.Title, t('name'))}
        onChange={({ target }) => setValue({ ...value, Title: target.value })}
      />
      <Field id={`${id}-text`} label={t('text')} error={missing(value.Text, t('text'))}>
        {(control) => (
          <TextArea
            {...control}
            required
            maxLength={MAX_LENGTH.message}
            value={value.Text}
            onChange={({ target }) => setValue({ ...value, Text: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-process`} label={t('process')}>
        {(control) => (
          <Select
            {...control}
            value={value.ProcessCode}
            onChange={({ target }) => setValue({ ...value, ProcessCode: Number(target.value) })}
          >
            <option value={0}>{t('everyProcess')}</option>
            {processes.map(({ value: code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={!value.IsOwn}
          onChange={({ target }) => setValue({ ...value, IsOwn: !target.checked })}
          className="size-5 shrink-0"
        />
        {t('share')}
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" type="button" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isSending} busyText={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
