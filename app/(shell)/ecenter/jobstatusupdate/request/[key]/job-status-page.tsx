import type { ReactNode } from 'react';
import { JobStatusScreen } from '@/components/changes/job-status/job-status-screen';
import { formSubjectOf, type ChangeSubject } from '@/components/changes/subject/change-subject';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { ChangeSubjectPage, type AskedPage } from '../../../change-subject-page';

interface JobStatusPageProps {
  readonly asked: AskedPage;
  readonly subject: ChangeSubject;
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
}

/** JOBS-03: one person's job status history. */
export async function JobStatusPage({ asked, subject, dialog }: JobStatusPageProps) {
  const { key, on, known } = asked;
  const [rows, columns] = await Promise.all([
    callHr('listJobStatuses', { ChillCode: key, KnownOn: known }),
    callHr('listOrgColumns', { ReportCode: 0 }),
  ]);
  return (
    <ChangeSubjectPage part="jobStatus" subject={subject} asked={asked} dialog={dialog}>
      <JobStatusScreen
        subject={formSubjectOf(key, subject)}
        rows={rows}
        columns={columns}
        canChange={subject.CanChange && known === ''}
        on={on}
      />
    </ChangeSubjectPage>
  );
}
