import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { readLeaveHolder } from '../../../read-leave-holder';
import { CompOffPage } from '../../comp-off-page';

interface CompOffOfPageProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** Whose work it was, for who keeps their leave; null for anybody else. */
async function readPerson({ params }: CompOffOfPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'compoff');
  const { code } = await params;
  return readLeaveHolder(code);
}

export async function generateMetadata(props: CompOffOfPageProps): Promise<Metadata> {
  const [t, holder] = [await getTranslations('comp-off.of'), await readPerson(props)];
  return { title: holder ? t('title', { name: holder.name }) : await notFoundTitle() };
}

/** Work on days off of somebody else, for who keeps their leave. */
export default async function CompOffOfPage(props: CompOffOfPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'compoff');
  const holder = await readPerson(props);
  if (!holder) return <NotFoundPage />;
  const t = await getTranslations('comp-off.of');
  const { name } = holder;
  return <CompOffPage holder={holder} title={t('title', { name })} lead={t('lead', { name })} />;
}
