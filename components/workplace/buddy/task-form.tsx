'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextInput } from '@/components/ui/form/text-input';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraft } from '@/lib/client/drafts/use-draft';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Task = ReplyFor<'listBuddyTaskItems'>[number];
type TaskValues = Pick<Task, 'Menu_Name' | 'HeaderInfo' | 'FooterInfo' | 'Steps'>;

interface TaskFormProps {
  readonly task: Task;
  /** Under which unsaved changes are kept. */
  readonly draft: string;
  readonly onSaved: () => Promise<unknown>;
}

const size = 'h-[100px]';

export function TaskForm({ task, draft, onSaved }: TaskFormProps) {
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const editorWords = { bold: t('bold'), italic: t('italic'), bulletList: t('bulletList'), loading: t('loading') };
  const { restored, save: keep, discard } = useDraft({ form: 'buddy-task', subject: draft });
  const { send, isSending } = useCallMutation('updateBuddyTaskItem');
  const [own, setOwn] = useState<TaskValues | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const written = own ?? (restored ? (JSON.parse(restored) as TaskValues) : task);

  function write(part: Partial<TaskValues>) {
    const { Menu_Name, HeaderInfo, FooterInfo, Steps } = { ...written, ...part };
    const next = { Menu_Name, HeaderInfo, FooterInfo, Steps };
    setOwn(next);
    keep(JSON.stringify(next));
  }

  const writeStep = (at: number, Content: string) =>
    write({ Steps: written.Steps.map((step, index) => (index === at ? { ...step, Content } : step)) });

  async function store(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    setIsNameMissing(!written.Menu_Name.trim());
    if (!written.Menu_Name.trim()) return;
    const { Menu_Name, HeaderInfo, FooterInfo, Steps } = written;
    try {
      await send({ BuddyCode: task.BuddyCode, Menu_Name, HeaderInfo, FooterInfo, Steps });
      await discard();
      showSnackbar('success', t('taskSaved'));
      await onSaved();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form key={restored ? 'restored' : 'stored'} noValidate onSubmit={store} className="space-y-5">
      {restored && !own && <p role="status">{t('restored')}</p>}
      <Field id="task-name" label={t('taskName')} error={isNameMissing ? t('taskNameRequired') : null}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={written.Menu_Name}
            onChange={({ target }) => write({ Menu_Name: target.value })}
          />
        )}
      </Field>
      <Part title={t('headerInfo')}>
        <RichTextEditor
          label={t('headerInfo')}
          html={written.HeaderInfo}
          words={editorWords}
          onChange={(HeaderInfo) => write({ HeaderInfo })}
          className={size}
        />
      </Part>
      {written.Steps.map(({ FieldName, Content }, at) => {
        const title = t('stepText', { step: at + 1, field: FieldName });
        return (
          <Part key={`${at} ${FieldName}`} title={title}>
            <RichTextEditor
              label={title}
              html={Content}
              words={editorWords}
              onChange={(html) => writeStep(at, html)}
              className={size}
            />
          </Part>
        );
      })}
      <Part title={t('footerInfo')}>
        <RichTextEditor
          label={t('footerInfo')}
          html={written.FooterInfo}
          words={editorWords}
          onChange={(FooterInfo) => write({ FooterInfo })}
          className={size}
        />
      </Part>
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <Button type="submit" isBusy={isSending} busyText={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium">
        {title}
      </p>
      {children}
    </div>
  );
}
