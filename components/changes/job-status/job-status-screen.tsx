'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { addJobStatusPage, editJobStatusPage } from '../change-pages';
import type { FormSubject } from '../form/use-change-form';
import type { OrgColumn } from '../line/line-row';
import { InlineJobStatusOnDemand } from './inline-on-demand';
import { JobStatusHistory } from './job-status-history';
import { nextDayOf, type JobStatusRow } from './job-status-line';

interface JobStatusScreenProps {
  readonly subject: FormSubject;
  readonly rows: readonly JobStatusRow[];
  readonly columns: readonly OrgColumn[];
  readonly canChange: boolean;
  readonly on: string;
}

/** JOBS-03: the history of one person's job status, with the ways to change it. */
export function JobStatusScreen({ subject, rows, columns, canChange, on }: JobStatusScreenProps) {
  const t = useMessages('changes.jobStatus');
  const { refresh } = useRouter();
  const key = subject.ChillCode;
  return (
    <JobStatusHistory
      rows={rows}
      columns={columns}
      canChange={canChange}
      on={on}
      add={
        <Link href={addJobStatusPage(key)} prefetch={false} scroll={false} className={buttonClasses('primary')}>
          <PlusIcon className="size-4" />
          {t('add')}
        </Link>
      }
      edit={{ pageOf: (id) => editJobStatusPage(key, id) }}
      nextForm={(close) => (
        <InlineJobStatusOnDemand
          subject={subject}
          id={null}
          proposedDay={nextDayOf(rows)}
          label={t('addNext')}
          onCancel={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      )}
      onChanged={refresh}
    />
  );
}
