import type { ReactNode } from 'react';
import { ManagerDialog } from '@/components/changes/reporting-lines/manager-dialog';
import type { LineKind } from '@/components/changes/reporting-lines/manager-values';
import { ManagersScreen } from '@/components/changes/reporting-lines/managers-screen';
import { isKey, unlessUnknown } from '@/components/changes/subject/read-subject';
import { formSubjectOf, type ChangeSubject } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { ChangeSubjectPage, readChangePage, type AskedPage, type ChangePageProps } from '../../../change-subject-page';

interface ManagersPageProps {
  readonly asked: AskedPage;
  readonly subject: ChangeSubject;
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
}

/** MGRC-02: one person's managers and admin managers. */
export async function ManagersPage({ asked, subject, dialog }: ManagersPageProps) {
  const { key, on, known } = asked;
  const [managers, adminManagers, columns] = await Promise.all([
    callHr('listManagers', { ChillCode: key, KnownOn: known }),
    callHr('listAdminManagers', { ChillCode: key, KnownOn: known }),
    callHr('listOrgColumns', { ReportCode: 0 }),
  ]);
  return (
    <ChangeSubjectPage part="managers" subject={subject} asked={asked} dialog={dialog}>
      <ManagersScreen
        subject={key}
        managers={managers}
        adminManagers={adminManagers}
        columns={columns}
        canChange={subject.CanChange && known === ''}
        on={on}
      />
    </ChangeSubjectPage>
  );
}

const RECORDS = { manager: 'getManagerLine', admin_manager: 'getAdminManagerLine' } as const;

/** The page with the form of a new line, or of the row with a key. Pages call it, so that it sends away whom they may not let in. */
export async function managerFormPage(
  props: ChangePageProps & { readonly kind: LineKind; readonly id: string | null },
) {
  const { kind, id } = props;
  const asked = await readChangePage('managerupdate', props);
  const { key, subject } = asked;
  if (!subject?.CanChange || (id !== null && !isKey(id))) return <NotFoundPage />;
  const record = id && (await unlessUnknown(() => callHr(RECORDS[kind], { ChillCode: key, JobCode: id })));
  if (id !== null && !record) return <NotFoundPage />;
  const dialog = (
    <ManagerDialog
      kind={kind}
      subject={formSubjectOf(key, subject)}
      record={record || null}
      isJustified={kind === 'manager' ? subject.manjm : subject.smanjm}
    />
  );
  return <ManagersPage asked={asked} subject={subject} dialog={dialog} />;
}
