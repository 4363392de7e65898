import type { Metadata } from 'next';
import { sectionTitle } from '../../../../../section-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { SectionPage } from '../../../../../section-page';

interface SectionOfOtherProps {
  readonly params: Promise<{ key: string; code: string }>;
}

export async function generateMetadata({ params }: SectionOfOtherProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileedit');
  const { key, code } = await params;
  return { title: await sectionTitle(code, key) };
}

export default async function SectionOfOtherPage({ params }: SectionOfOtherProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileedit');
  const { key, code } = await params;
  return <SectionPage code={code} cardKey={key} />;
}
