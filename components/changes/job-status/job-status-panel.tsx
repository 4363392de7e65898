'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { jobStatusPage } from '../change-pages';
import { PanelHead } from '../subject/panel-head';
import { formSubjectOf } from '../subject/change-subject';
import { useSubject } from '../subject/use-subject';
import { InlineJobStatusOnDemand } from './inline-on-demand';
import { JobStatusHistory } from './job-status-history';
import { nextDayOf } from './job-status-line';

/** What the form in the panel is for: a new status, or the row with a key. */
type Opened = { readonly id: string | null } | null;

/** JOBS-06: the history beside any page, which is read anew with it; add and edit open their form in it. */
export function JobStatusPanel({ subject: key = '' }: PanelProps) {
  const t = useMessages('changes.jobStatus');
  const tPages = useMessages('changes.pages');
  const { subject, columns } = useSubject(key);
  const history = useCall('listJobStatuses', { ChillCode: key });
  const [opened, setOpened] = useState<Opened>(null);
  const { refresh } = useRouter();
  const readAgain = () => {
    refresh();
    return Promise.all([history.mutate(), subject.mutate()]);
  };
  const skeleton = <SkeletonRows rows={4} />;

  return (
    <PanelData of={subject} skeleton={skeleton}>
      {(read) => {
        const form = (id: string | null, label: string, close: () => void, proposedDay?: string) => (
          <InlineJobStatusOnDemand
            key={id}
            subject={formSubjectOf(key, read)}
            id={id}
            label={label}
            proposedDay={proposedDay}
            onCancel={close}
            onSaved={() => {
              close();
              return readAgain();
            }}
          />
        );
        return (
          <>
            <PanelHead subject={read} page={{ href: jobStatusPage(key), name: tPages('jobStatus') }} />
            {opened && (
              <div className="mb-5 rounded-lg border border-line bg-surface-raised px-5 pt-4 sm:px-6">
                <h2 className="mb-3 font-semibold">{t(opened.id ? 'edit' : 'add')}</h2>
                {form(opened.id, t(opened.id ? 'edit' : 'add'), () => setOpened(null))}
              </div>
            )}
            <PanelData of={history} skeleton={skeleton}>
              {(rows) => (
                <JobStatusHistory
                  rows={rows}
                  columns={columns}
                  canChange={read.CanChange && !opened}
                  add={
                    <Button type="button" onClick={() => setOpened({ id: null })}>
                      <PlusIcon className="size-4" />
                      {t('add')}
                    </Button>
                  }
                  edit={{ open: (id) => setOpened({ id }) }}
                  nextForm={(close) => form(null, t('addNext'), close, nextDayOf(rows))}
                  onChanged={readAgain}
                />
              )}
            </PanelData>
          </>
        );
      }}
    </PanelData>
  );
}
