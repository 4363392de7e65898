import { Suspense, type ReactNode } from 'react';
import { TileSkeleton } from './tile-skeleton';

const WIDTH = { third: 'lg:col-span-3 xl:col-span-2', half: 'lg:col-span-3', all: 'lg:col-span-6' };

interface StreamedTileProps {
  readonly width: keyof typeof WIDTH;
  readonly isPlain: boolean;
  readonly children: ReactNode;
}

/** A tile that comes when it is there, or with the page where no script runs. */
export function StreamedTile({ width, isPlain, children }: StreamedTileProps) {
  return (
    <div className={`min-w-0 ${WIDTH[width]}`}>
      {isPlain ? children : <Suspense fallback={<TileSkeleton />}>{children}</Suspense>}
    </div>
  );
}
