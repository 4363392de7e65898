import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { NotSwitchedOn } from '@/components/workplace/shell/not-switched-on';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { hasPages } from '@/lib/links/pages';
import { SettingsOverview } from '../../settings-overview';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('settings') };
}

interface ModuleSettingsProps {
  readonly params: Promise<{ module: string }>;
}

export default async function ModuleSettingsPage({ params }: ModuleSettingsProps) {
  await requireSession('full');
  const found = await readMenuLink((await params).module, 'commonsetting');
  if (found === 'unknown') return <NotFoundPage />;
  if (found === 'forbidden') return refusePage();
  const { Link_Src, Module_Name } = found.module;
  if (!hasPages(Link_Src)) return <NotSwitchedOn module={found.module} name={Module_Name} />;
  return <SettingsOverview above={{ href: `/${Link_Src}/dashboard`, name: Module_Name }} />;
}
