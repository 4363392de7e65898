import { Suspense, type ReactNode } from 'react';
import { TileSkeleton } from '../tile-skeleton';

const WIDTH = { third: 'lg:col-span-3 xl:col-span-2', half: 'lg:col-span-3', all: 'lg:col-span-6' };

interface StreamedProps {
  readonly width: keyof typeof WIDTH;
  /** Whether no script runs that could put in later what comes later. */
  readonly isPlain: boolean;
  readonly children: ReactNode;
}

/** A place of the grid whose tile comes when it is there, or with the page where no script runs. */
export function Streamed({ width, isPlain, children }: StreamedProps) {
  return (
    <div className={`min-w-0 ${WIDTH[width]}`}>
      {isPlain ? children : <Suspense fallback={<TileSkeleton />}>{children}</Suspense>}
    </div>
  );
}

/** The grid of a dashboard. Later tiles fill the holes of wider ones, as whoever arranged them may have left some. */
export const TileGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-flow-row-dense grid-cols-1 items-stretch gap-4 lg:grid-cols-6">{children}</div>
);
