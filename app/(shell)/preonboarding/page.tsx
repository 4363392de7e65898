import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileProgress } from '@/components/workplace/home/profile-progress';
import { TodayGroups } from '@/components/workplace/home/today/today-groups';
import { EMPLOYEE_CARE_CODE } from '@/components/workplace/shell/modules/current-module';
import { MenuCards } from '@/components/workplace/shell/aside/menu-cards';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { requireEmployee } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('shell'))('onboarding') };
}

/** AUTH-08, SOPQ-30: where somebody new begins: their record, what is to be done, and the menu of Employee Care. */
export default async function OnboardingPage() {
  await requireEmployee();
  const [t, modules, menu, record, today] = await Promise.all([
    getTranslations('shell'),
    callHr('listModules', {}),
    readMenu(),
    tryCallHr('getEmployeeHeader', {}),
    tryCallHr('listToday', {}),
  ]);
  const care = modules.find(({ Module_Code }) => Module_Code === EMPLOYEE_CARE_CODE);
  return (
    <>
      <PageTitle title={t('onboarding')} lead={t('onboardingLead')} />
      <div className="mb-8 space-y-6">
        {record && <ProfileProgress percent={record.EmpPercentage} />}
        <div className="space-y-4">
          <TodayGroups today={today} />
        </div>
      </div>
      {care && <MenuCards module={care} menu={menu} />}
    </>
  );
}
