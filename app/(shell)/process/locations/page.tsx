import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { countryWords } from '@/components/structure/places/country-words';
import { LocationsScreen } from '@/components/structure/places/locations-screen';
import { zoneWords } from '@/components/structure/places/zone-words';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure.places');
  return { title: t('locations.title') };
}

/** Where the organisation works. */
export default async function LocationsPage() {
  await requireSession('full');
  await requireLink('process', 'locations');
  const [t, language, rows] = await Promise.all([
    getTranslations('structure.places'),
    getLocale(),
    callHr('listLocations', {}),
  ]);
  return (
    <PageMessages of={['structure.places', 'lookups', 'errors']}>
      <PageTitle title={t('locations.title')} lead={t('locations.lead')} />
      <LocationsScreen initial={rows} countries={countryWords(language)} zones={zoneWords()} />
    </PageMessages>
  );
}
