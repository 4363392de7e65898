import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readAddress } from '@/components/structure/structure-address';
import { StructureScreen } from '@/components/structure/structure-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

interface StructurePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure');
  return { title: t('title') };
}

/** The units of the organisation as on a day. */
export default async function StructurePage({ searchParams }: StructurePageProps) {
  await requireSession('full');
  await requireLink('process', 'orgstructure');
  const address = readAddress(await searchParams);
  const [t, initial] = await Promise.all([getTranslations('structure'), callHr('listUnits', { On: address.on })]);
  return (
    <PageMessages of={['structure', 'people', 'errors', 'form.date']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <StructureScreen initial={initial} address={address} />
    </PageMessages>
  );
}
