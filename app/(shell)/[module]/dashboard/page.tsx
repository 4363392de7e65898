import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ProfileProgress } from '@/components/home/profile-progress';
import { EMPLOYEE_CARE_CODE } from '@/components/shell/current-module';
import { MenuCards } from '@/components/shell/menu-cards';
import { readModule } from '@/components/shell/read-module';
import { PageTitle } from '@/components/shell/page-title';
import { callHr, tryCallHr } from '@/lib/bff/call-hr';
import { requireSession } from '@/lib/bff/require-session';

interface ModuleDashboardProps {
  readonly params: Promise<{ module: string }>;
}

export async function generateMetadata({ params }: ModuleDashboardProps): Promise<Metadata> {
  await requireSession('full');
  return { title: (await readModule((await params).module))?.Module_Name };
}

export default async function ModuleDashboard({ params }: ModuleDashboardProps) {
  await requireSession('full');
  const path = (await params).module;
  const [t, module, menu] = await Promise.all([getTranslations('shell'), readModule(path), callHr('listMenu', {})]);
  if (!module) notFound();
  const record = module.Module_Code === EMPLOYEE_CARE_CODE ? await tryCallHr('getEmployeeHeader', {}) : null;
  return (
    <>
      <PageTitle
        title={module.Module_Name}
        lead={module.Description || t('moduleLead', { module: module.Module_Name })}
      />
      {record && <ProfileProgress percent={record.EmpPercentage} />}
      <MenuCards module={module} menu={menu} />
    </>
  );
}
