import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MenuCards } from '@/components/shell/menu-cards';
import { PageTitle } from '@/components/shell/page-title';
import { callHr } from '@/lib/bff/call-hr';
import { requireSession } from '@/lib/bff/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return { title: t('dashboard') };
}

interface ModuleDashboardProps {
  readonly params: Promise<{ module: string }>;
}

export default async function ModuleDashboard({ params }: ModuleDashboardProps) {
  await requireSession('full');
  const path = (await params).module;
  const [t, modules, menu] = await Promise.all([
    getTranslations('shell'),
    callHr('listModules', {}),
    callHr('listMenu', {}),
  ]);
  const module = modules.find(({ Link_Src }) => Link_Src === path);
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
