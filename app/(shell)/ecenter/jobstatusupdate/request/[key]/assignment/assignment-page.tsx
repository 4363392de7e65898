import type { ReactNode } from 'react';
import { AssignmentsScreen } from '@/components/changes/assignments/assignments-screen';
import type { AssignmentRow } from '@/components/changes/assignments/assignment-values';
import type { ChangeSubject } from '@/components/changes/subject/change-subject';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { ChangeSubjectPage, type AskedPage } from '../../../../change-subject-page';

interface AssignmentPageProps {
  readonly asked: AskedPage;
  readonly subject: ChangeSubject;
  readonly rows: readonly AssignmentRow[];
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
}

export const readAssignments = ({ key, known }: AskedPage) =>
  callHr('listAssignments', { ChillCode: key, KnownOn: known });

/** Where one person worked, works and is to work. */
export async function AssignmentPage({ asked, subject, rows, dialog }: AssignmentPageProps) {
  const { key, on, known } = asked;
  const columns = await callHr('listOrgColumns', { ReportCode: 0 });
  return (
    <ChangeSubjectPage part="placement" subject={subject} asked={asked} dialog={dialog}>
      <AssignmentsScreen
        subject={key}
        rows={rows}
        columns={columns}
        canChange={subject.CanChange && known === ''}
        on={on}
      />
    </ChangeSubjectPage>
  );
}
