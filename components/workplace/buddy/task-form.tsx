'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { RichTextEditor, type EditorWords } from '@/components/ui/form/rich-text-editor';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { fillIn } from '@/lib/i18n/fill-in';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';

type Task = ReplyFor<'listBuddyTaskItems'>[number];
type TaskValues = Pick<Task, 'Menu_Name' | 'HeaderInfo' | 'FooterInfo' | 'Steps'>;

export interface TaskFormWords extends EditorWords {
  readonly taskName: string;
  readonly taskNameRequired: string;
  readonly headerInfo: string;
  readonly footerInfo: string;
  /** With `{step}` and `{field}`. */
  readonly stepText: string;
  readonly save: string;
  readonly saving: string;
  readonly taskSaved: string;
  readonly restored: string;
}

interface TaskFormProps {
  readonly task: Task;
  /** Under which unsaved changes are kept. */
  readonly draft: string;
  readonly words: TaskFormWords;
  readonly failures: FailureWords;
  readonly onSaved: () => Promise<unknown>;
}

const size = 'h-[100px]';

export function TaskForm({ task, draft, words, failures, onSaved }: TaskFormProps) {
  const { Menu_Name, HeaderInfo, FooterInfo, Steps } = task;
  const kept = useDraftForm<TaskValues>('buddy-task', draft, { Menu_Name, HeaderInfo, FooterInfo, Steps });
  const { send } = useCallMutation('updateBuddyTaskItem');
  const form = useForm({
    values: kept,
    check: (values) => ({ Menu_Name: values.Menu_Name.trim() ? null : words.taskNameRequired }),
    send: (values) => send({ BuddyCode: task.BuddyCode, ...values }),
    onSent: () => {
      showSnackbar('success', words.taskSaved);
      return onSaved();
    },
    failureText: (error) => failureText(error, failures),
  });
  const { values: written, change: write } = form;

  const writeStep = (at: number, Content: string) =>
    write({ Steps: written.Steps.map((step, index) => (index === at ? { ...step, Content } : step)) });

  return (
    <form {...form.props} key={kept.isRestored ? 'restored' : 'stored'} className="space-y-5">
      {kept.state === 'restored' && <p role="status">{words.restored}</p>}
      <TextField {...form.field('Menu_Name')} label={words.taskName} maxLength={80} />
      <Part title={words.headerInfo}>
        <RichTextEditor
          label={words.headerInfo}
          html={written.HeaderInfo}
          words={words}
          onChange={(HeaderInfo) => write({ HeaderInfo })}
          className={size}
        />
      </Part>
      {written.Steps.map(({ FieldName, Content }, at) => {
        const title = fillIn(words.stepText, { step: at + 1, field: FieldName });
        return (
          <Part key={`${at} ${FieldName}`} title={title}>
            <RichTextEditor
              label={title}
              html={Content}
              words={words}
              onChange={(html) => writeStep(at, html)}
              className={size}
            />
          </Part>
        );
      })}
      <Part title={words.footerInfo}>
        <RichTextEditor
          label={words.footerInfo}
          html={written.FooterInfo}
          words={words}
          onChange={(FooterInfo) => write({ FooterInfo })}
          className={size}
        />
      </Part>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <Button type="submit" isBusy={form.isBusy} busyText={words.saving}>
        {words.save}
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
