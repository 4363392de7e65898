import { notFound, redirect } from 'next/navigation';
import { readModule } from '@/components/shell/read-module';
import { requireSession } from '@/lib/bff/require-session';

interface ModulePageProps {
  readonly params: Promise<{ module: string }>;
}

export default async function ModulePage({ params }: ModulePageProps) {
  await requireSession('full');
  const module = await readModule((await params).module);
  if (!module) notFound();
  redirect(`/${module.Link_Src}/dashboard`);
}
