import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { countryWords } from '@/components/structure/places/country-words';
import { CompaniesScreen } from '@/components/structure/places/companies-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure.places');
  return { title: t('companies.title') };
}

/** The legal entities. */
export default async function CompaniesPage() {
  await requireSession('full');
  await requireLink('process', 'companies');
  const [t, language, rows] = await Promise.all([
    getTranslations('structure.places'),
    getLocale(),
    callHr('listCompanies', {}),
  ]);
  return (
    <PageMessages of={['structure.places', 'lookups', 'errors']}>
      <PageTitle title={t('companies.title')} lead={t('companies.lead')} />
      <CompaniesScreen initial={rows} countries={countryWords(language)} />
    </PageMessages>
  );
}
