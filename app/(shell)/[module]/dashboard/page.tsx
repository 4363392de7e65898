import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MenuCards } from '@/components/shell/menu-cards';
import { readModule } from '@/components/shell/read-module';
import { PageTitle } from '@/components/shell/page-title';
import { callHr } from '@/lib/bff/call-hr';
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
  return (
    <>
      <PageTitle
        title={module.Module_Name}
        lead={module.Description || t('moduleLead', { module: module.Module_Name })}
      />
      <MenuCards module={module} menu={menu} />
    </>
  );
}
