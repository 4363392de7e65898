'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { MAX_LENGTH } from '@/lib/contract/workplace/limits';
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
  const { Menu_Name, HeaderInfo, FooterInfo, Steps } = task;
  const kept = useDraftForm<TaskValues>('buddy-task', draft, { Menu_Name, HeaderInfo, FooterInfo, Steps });
  const { send } = useCallMutation('updateBuddyTaskItem');
  const form = useForm({
    values: kept,
    check: (values) => ({ Menu_Name: values.Menu_Name.trim() ? null : t('taskNameRequired') }),
    send: (values) => send({ BuddyCode: task.BuddyCode, ...values }),
    onSent: () => {
      showSnackbar('success', t('taskSaved'));
      return onSaved();
    },
    failureText: errorText,
  });
  const { values: written, change: write } = form;

  const writeStep = (at: number, Content: string) =>
    write({ Steps: written.Steps.map((step, index) => (index === at ? { ...step, Content } : step)) });

  return (
    <form {...form.props} key={kept.isRestored ? 'restored' : 'stored'} className="space-y-5">
      {kept.state === 'restored' && <p role="status">{t('restored')}</p>}
      <TextField {...form.field('Menu_Name')} label={t('taskName')} maxLength={MAX_LENGTH.buddyTask} />
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
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
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
