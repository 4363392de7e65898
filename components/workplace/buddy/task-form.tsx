'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { RichTextEditor, type EditorWords } from '@/components/ui/form/rich-text-editor';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextInput } from '@/components/ui/form/text-input';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraft } from '@/lib/client/drafts/use-draft';
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
      showSnackbar('success', words.taskSaved);
      await onSaved();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form key={restored ? 'restored' : 'stored'} noValidate onSubmit={store} className="space-y-5">
      {restored && !own && <p role="status">{words.restored}</p>}
      <Field id="task-name" label={words.taskName} error={isNameMissing ? words.taskNameRequired : null}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={written.Menu_Name}
            onChange={({ target }) => write({ Menu_Name: target.value })}
          />
        )}
      </Field>
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
      {failure !== null && <Alert tone="danger">{failureText(failure, failures)}</Alert>}
      <Button type="submit" isBusy={isSending} busyText={words.saving}>
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
