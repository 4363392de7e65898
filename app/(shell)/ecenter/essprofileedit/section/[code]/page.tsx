import type { Metadata } from 'next';
import { sectionTitle } from '../../../section-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { SectionPage } from '../../../section-page';

interface OwnSectionProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: OwnSectionProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'essprofileedit');
  return { title: await sectionTitle((await params).code) };
}

export default async function OwnSectionPage({ params }: OwnSectionProps) {
  await requireSession('full');
  await requireLink('ecenter', 'essprofileedit');
  return <SectionPage code={(await params).code} />;
}
