import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { DeskInbox } from '../desk-inbox';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('inbox.title') };
}

/** The helpdesk's own side, for the role that answers tickets. */
export default async function HelpdeskInboxPage() {
  await requireSession('full');
  await requireLink('chillconnect', 'helpdeskinbox');
  return <DeskInbox />;
}
