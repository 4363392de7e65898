import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { withHome } from '@/components/workplace/shell/modules/current-module';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { TourList } from '@/components/workplace/tours/tour-list';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { tourPlaces } from './tour-places';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tours');
  return { title: t('setup.title') };
}

/** Which pages have a tour, for those who may edit them: the HR API refuses anybody else's question. */
export default async function TourSetupPage() {
  await requireSession('full');
  await requireLink('process', 'toursetup');
  const [t, passwords, { shell }, modules, menu] = await Promise.all([
    getTranslations('tours'),
    getTranslations('passwords'),
    getMessages(),
    callHr('listModules', {}),
    readMenu(),
  ]);
  const places = [
    { urlName: '', name: t('setup.portal') },
    ...tourPlaces(withHome(modules, shell), menu ?? [], { 'ecenter/esschangepassword': passwords('changeTitle') }),
  ];
  const tours = await Promise.all(
    places.map(async (place) => ({ ...place, items: await callHr('listTourItems', { URLName: place.urlName }) })),
  );
  return (
    <div className="max-w-4xl">
      <PageTitle title={t('setup.title')} lead={t('setup.lead')} />
      <PageMessages of={['tours.setup']}>
        <TourList tours={tours} />
      </PageMessages>
    </div>
  );
}
