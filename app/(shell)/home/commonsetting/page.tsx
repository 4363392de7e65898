import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireSession } from '@/lib/bff/session/require-session';
import { SettingsOverview } from '../../settings-overview';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('settings') };
}

/** Home is everybody's, and so are one's own settings there. */
export default async function SettingsPage() {
  await requireSession('full');
  const t = await getTranslations('account');
  return <SettingsOverview above={{ href: '/home/dashboard', name: t('above') }} />;
}
