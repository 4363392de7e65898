import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ChecklistPage } from '../checklist-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('checklist'))('title') };
}

/** A part of one's own record: whoever may open that may open this. */
export default async function OwnChecklistPage() {
  await requireSession('full');
  await requireLink('ecenter', 'essprofileview');
  return <ChecklistPage />;
}
