import type { ReactNode } from 'react';
import { EmploymentsScreen } from '@/components/changes/leaving/employments-screen';
import type { EmploymentRow } from '@/components/changes/leaving/leaving-values';
import type { ChangeSubject } from '@/components/changes/subject/change-subject';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { mayAddPeople } from '../../../../may-add-people';
import { ChangeSubjectPage, type AskedPage } from '../../../../change-subject-page';

interface EmploymentPageProps {
  readonly asked: AskedPage;
  readonly subject: ChangeSubject;
  readonly rows: readonly EmploymentRow[];
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
}

export const readEmployments = ({ key }: AskedPage) => callHr('listEmployments', { ChillCode: key });

/** Each time that one person was, is or will be employed. */
export async function EmploymentPage({ asked, subject, rows, dialog }: EmploymentPageProps) {
  const { key, on, known } = asked;
  return (
    <ChangeSubjectPage part="employment" subject={subject} asked={asked} dialog={dialog}>
      <EmploymentsScreen
        subject={key}
        rows={rows}
        canChange={subject.CanChange && known === ''}
        canAdd={await mayAddPeople()}
        on={on}
      />
    </ChangeSubjectPage>
  );
}
