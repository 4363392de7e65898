'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';
import { TaskForm } from './task-form';

/** FEAT-03: what buddies walk people through, for those with EditTour; one task at a time. */
export function TaskEditor() {
  const language = useLanguage();
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('listBuddyTaskItems', {}, { revalidateOnFocus: false });
  const [code, setCode] = useState<string | null>(null);
  if (error && !data) {
    return (
      <div className="space-y-3">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button type="button" variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <SkeletonRows rows={3} />
      </div>
    );
  }
  const task = data.find(({ BuddyCode }) => BuddyCode === code) ?? data[0];
  if (!task) return null;
  return (
    <div className="space-y-5">
      <Field id="buddy-task" label={t('task')}>
        {(control) => (
          <select
            {...control}
            value={task.BuddyCode}
            onChange={({ target }) => setCode(target.value)}
            className="block min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base md:w-auto md:text-sm"
          >
            {data.map(({ BuddyCode, CategoryName, Menu_Name }) => (
              <option key={BuddyCode} value={BuddyCode}>
                {CategoryName}: {Menu_Name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TaskForm key={task.BuddyCode} task={task} draft={`${task.BuddyCode}-${language}`} onSaved={() => mutate()} />
    </div>
  );
}
