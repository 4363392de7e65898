import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { readModule } from '@/components/workplace/shell/modules/read-module';
import { requireSession } from '@/lib/bff/session/require-session';
import { DashboardWidgets } from '../../dashboard-widgets';
import { ModuleOverview } from '../../module-overview';

interface ModuleDashboardProps {
  readonly params: Promise<{ module: string }>;
}

export async function generateMetadata({ params }: ModuleDashboardProps): Promise<Metadata> {
  await requireSession('full');
  const module = await readModule((await params).module);
  return { title: module?.Module_Name ?? (await notFoundTitle()) };
}

export default async function ModuleDashboard({ params }: ModuleDashboardProps) {
  await requireSession('full');
  return <ModuleOverview path={(await params).module} widgets={DashboardWidgets} />;
}
