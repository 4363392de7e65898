import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readModule } from '@/components/workplace/shell/modules/read-module';
import { requireSession } from '@/lib/bff/session/require-session';

interface ModulePageProps {
  readonly params: Promise<{ module: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: await notFoundTitle() };
}

/** Leads to the module's dashboard; shown is only that there is no such module. */
export default async function ModulePage({ params }: ModulePageProps) {
  await requireSession('full');
  const module = await readModule((await params).module);
  if (!module) return <NotFoundPage />;
  redirect(`/${module.Link_Src}/dashboard`);
}
