import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArrangeForm } from '@/components/dashboards/arrange/arrange-form';
import { HR_DASHBOARD } from '@/components/dashboards/model/dashboard-view';
import { HR_TILES } from '@/components/dashboards/tiles/hr-tiles';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard-arrange');
  return { title: t('title') };
}

/** Which tiles of the HR dashboard one sees, in which order, and which of them on home, too. */
export default async function ArrangeHrDashboardPage() {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, tHr, reply] = await Promise.all([
    getTranslations('dashboard-arrange'),
    getTranslations('hr-dashboard'),
    callHr('listDashboardTiles', { DashboardPage: 'hrdashboard' }),
  ]);
  const tiles = await Promise.all(
    reply.Tiles.map(async (tile) => ({ ...tile, title: await HR_TILES[tile.TileCode].title() })),
  );
  return (
    <PageMessages of={['dashboard-arrange', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} above={{ href: HR_DASHBOARD, name: tHr('title') }} />
      <ArrangeForm page="hrdashboard" tiles={tiles} arrangedBy={reply.ArrangedBy} roles={reply.Roles} />
    </PageMessages>
  );
}
