import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { urlNameIn } from '@/components/workplace/tours/steps/edited-steps';
import { TourSteps } from '@/components/workplace/tours/steps/tour-steps';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readTourPlaces } from '../../read-tour-places';

interface TourPageProps {
  readonly params: Promise<{ readonly code: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tours');
  return { title: t('setup.title') };
}

/** The steps of one tour, in six languages side by side. */
export default async function TourPage({ params }: TourPageProps) {
  await requireSession('full');
  await requireLink('process', 'toursetup');
  const urlName = urlNameIn(decodeURIComponent((await params).code));
  const [t, places] = await Promise.all([getTranslations('tours'), readTourPlaces()]);
  const place = places.find((one) => one.urlName === urlName);
  if (!place) return <NotFoundPage />;
  const stored = await callHr('getTour', { URLName: urlName });
  const name = place.name || `/${urlName}`;
  return (
    <PageMessages of={['tours', 'errors']}>
      <PageTitle title={name} lead={t('steps.lead')} above={{ href: '/process/toursetup', name: t('setup.title') }} />
      <TourSteps key={urlName} urlName={urlName} name={name} stored={stored} />
    </PageMessages>
  );
}
