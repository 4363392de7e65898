import { getLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { TileSkeleton } from '@/components/dashboards/tile-skeleton';
import { HR_TILES } from '@/components/dashboards/tiles/hr-tiles';
import { readTileContext } from '@/components/dashboards/tiles/read-tile-context';
import type { TileCode } from '@/lib/contract/dashboards/dashboard-rules';
import { calendarDate } from '@/lib/dates';

interface PinnedTilesProps {
  readonly codes: readonly TileCode[];
}

/** The tiles that somebody pinned to home, as of today. */
export async function PinnedTiles({ codes }: PinnedTilesProps) {
  const today = calendarDate(new Date());
  const view = readDashboardView(new URLSearchParams(), today);
  const language = await getLocale();
  const context = await readTileContext({ view, today, language });
  return codes.map((code) => {
    const { show: Show } = HR_TILES[code];
    return (
      <Suspense key={code} fallback={<TileSkeleton />}>
        <Show {...{ view, today, language, ...context }} addPage={null} />
      </Suspense>
    );
  });
}
