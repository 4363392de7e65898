import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { EditHome } from '../edit-home';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile-sections');
  return { title: t('edit') };
}

export default async function OwnEditHomePage() {
  await requireSession('full');
  await requireLink('ecenter', 'essprofileedit');
  return <EditHome />;
}
