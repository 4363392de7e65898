import { getTranslations } from 'next-intl/server';
import { HappeningList } from '@/components/workplace/home/lists/happening-list';
import { ModuleWaiting } from '@/components/workplace/home/module-waiting';
import { ProfileProgress } from '@/components/workplace/home/profile-progress';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { EMPLOYEE_CARE_CODE, TRACKER_CODE } from '@/components/workplace/shell/modules/current-module';
import { MenuCards } from '@/components/workplace/shell/aside/menu-cards';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { belongsToOtherRole } from '@/components/workplace/shell/aside/read-menu-link';
import { readModule } from '@/components/workplace/shell/modules/read-module';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { refusePage } from '@/lib/bff/redirect/refuse-page';

/** What a module's dashboard shows: what waits there, and the ways on. `path` is the module's own part of the address. */
export async function ModuleOverview({ path }: { path: string }) {
  const [t, module, menu] = await Promise.all([getTranslations('shell'), readModule(path), callHr('listMenu', {})]);
  if (!module) return (await belongsToOtherRole(path, 'dashboard')) ? refusePage() : <NotFoundPage />;
  const Modulecode = module.Module_Code;
  const isEmployeeCare = Modulecode === EMPLOYEE_CARE_CODE;
  const [tasks, unread, record, happenings] = await Promise.all([
    tryCallHr('listPendingTasks', Modulecode === TRACKER_CODE ? {} : { Modulecode }),
    tryCallHr('listUnread', { Modulecode }),
    isEmployeeCare ? tryCallHr('getEmployeeHeader', {}) : null,
    isEmployeeCare ? tryCallHr('listHappeningsToday', {}) : null,
  ]);
  return (
    <>
      <PageTitle
        title={module.Module_Name}
        lead={module.Description || t('moduleLead', { module: module.Module_Name })}
      />
      <div className="mb-8 space-y-6">
        {record && <ProfileProgress percent={record.EmpPercentage} />}
        <ModuleWaiting moduleName={module.Module_Name} tasks={tasks} unread={unread} />
      </div>
      <MenuCards module={module} menu={menu} />
      {isEmployeeCare && (
        <div className="mt-8">
          <HappeningList happenings={happenings} />
        </div>
      )}
    </>
  );
}
