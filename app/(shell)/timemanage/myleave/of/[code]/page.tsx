import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { readLeaveHolder } from '../../../read-leave-holder';
import { LeavePage } from '../../leave-page';

interface LeaveOfPageProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** Whose leave it is, for who keeps it; null for anybody else. */
async function readPerson({ params }: LeaveOfPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'myleave');
  const { code } = await params;
  return readLeaveHolder(code);
}

export async function generateMetadata(props: LeaveOfPageProps): Promise<Metadata> {
  const [t, holder] = [await getTranslations('my-leave'), await readPerson(props)];
  return { title: holder ? t('titleOf', { name: holder.name }) : await notFoundTitle() };
}

/** The leave of somebody else, for who keeps it. */
export default async function LeaveOfPage(props: LeaveOfPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'myleave');
  const holder = await readPerson(props);
  if (!holder) return <NotFoundPage />;
  const t = await getTranslations('my-leave');
  const { name } = holder;
  return <LeavePage holder={holder} title={t('titleOf', { name })} lead={t('leadOf', { name })} />;
}
