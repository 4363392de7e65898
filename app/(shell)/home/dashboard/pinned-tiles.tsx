import { unstable_rethrow } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { TileSkeleton } from '@/components/dashboards/tile-skeleton';
import { HR_TILES } from '@/components/dashboards/tiles/hr-tiles';
import { readTileContext } from '@/components/dashboards/tiles/read-tile-context';
import { mayOpenLink } from '@/components/workplace/shell/aside/read-menu-link';
import type { TileCode } from '@/lib/contract/dashboards/dashboard-rules';
import { calendarDate } from '@/lib/dates';
import { log } from '@/lib/log';

interface PinnedTilesProps {
  readonly codes: readonly TileCode[];
}

/** The tiles that somebody pinned to home, as of today. They come after the rest of it, each when it is there. */
export const PinnedTiles = ({ codes }: PinnedTilesProps) =>
  codes.length > 0 && (
    <Suspense
      fallback={codes.map((code) => (
        <TileSkeleton key={code} />
      ))}
    >
      <Tiles codes={codes} />
    </Suspense>
  );

async function Tiles({ codes }: PinnedTilesProps) {
  const tile = await readTile();
  if (!tile) return null;
  return codes.map((code) => {
    const { show: Show } = HR_TILES[code];
    return (
      <Suspense key={code} fallback={<TileSkeleton />}>
        <Show {...tile} addPage={null} />
      </Suspense>
    );
  });
}

/** What the tiles are of; null where the role was not given their page, or it could not be read: home goes on without them. */
async function readTile() {
  if (!(await mayOpenLink('ecenter', 'hrdashboard'))) return null;
  const today = calendarDate(new Date());
  const view = readDashboardView(new URLSearchParams(), today);
  try {
    const language = await getLocale();
    return { view, today, language, ...(await readTileContext({ view, today, language })) };
  } catch (error) {
    unstable_rethrow(error);
    log().error({ error: String(error) }, 'home goes on without its pinned tiles');
    return null;
  }
}
