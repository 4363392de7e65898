import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { nameFor } from '@/components/platform/lookups/lookup-row';
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
  const [t, language, rows, calendars] = await Promise.all([
    getTranslations('structure.places'),
    getLocale(),
    callHr('listLocations', {}),
    callHr('listCalendars', {}),
  ]);
  const isNamed = (code: number) => rows.some(({ CalendarCode }) => CalendarCode === code);
  const offered = calendars
    .filter(({ CalendarCode, IsActive }) => IsActive || isNamed(CalendarCode))
    .map(({ CalendarCode, Names }) => ({ value: CalendarCode, text: nameFor(Names, language) }));
  return (
    <PageMessages of={['structure.places', 'lookups', 'errors']}>
      <PageTitle title={t('locations.title')} lead={t('locations.lead')} />
      <LocationsScreen initial={rows} countries={countryWords(language)} zones={zoneWords()} calendars={offered} />
    </PageMessages>
  );
}
