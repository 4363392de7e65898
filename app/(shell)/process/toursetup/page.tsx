import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { NewTour } from '@/components/workplace/tours/steps/new-tour';
import { TourList } from '@/components/workplace/tours/tour-list';
import { ownItems } from '@/components/workplace/tours/tour-rows';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readTourPlaces } from './read-tour-places';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tours');
  return { title: t('setup.title') };
}

/** Which pages have a tour, for those who may edit them: the HR API refuses anybody else's question. */
export default async function TourSetupPage() {
  await requireSession('full');
  await requireLink('process', 'toursetup');
  const [t, places] = await Promise.all([getTranslations('tours'), readTourPlaces()]);
  const tours = await Promise.all(
    places.map(async (place) => ({ ...place, items: await callHr('listTourItems', { URLName: place.urlName }) })),
  );
  return (
    <div className="max-w-4xl">
      <PageTitle title={t('setup.title')} lead={t('setup.lead')} />
      <PageMessages of={['tours.setup']}>
        <TourList tours={tours} />
        <NewTour places={tours.filter((tour) => ownItems(tour).length === 0)} />
      </PageMessages>
    </div>
  );
}
