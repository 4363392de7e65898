import { notFound, redirect } from 'next/navigation';
import { callHr } from '@/lib/bff/call-hr';
import { requireSession } from '@/lib/bff/require-session';

interface ModulePageProps {
  readonly params: Promise<{ module: string }>;
}

export default async function ModulePage({ params }: ModulePageProps) {
  await requireSession('full');
  const path = (await params).module;
  const module = (await callHr('listModules', {})).find(({ Link_Src }) => Link_Src === path);
  if (!module) notFound();
  redirect(`/${module.Link_Src}/dashboard`);
}
