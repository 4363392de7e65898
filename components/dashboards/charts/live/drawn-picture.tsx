import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  LinearScale,
  PieController,
  Tooltip,
} from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { chartOf } from './chart-of';
import type { PictureProps } from './picture-props';
import { useColours } from './use-colours';

ChartJs.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, LinearScale);
ChartJs.register(PieController, Tooltip, TreemapController, TreemapElement);

/** DASH-14 to DASH-17: the parts drawn by chart.js; pointing at one says what it is, pressing it opens its list. */
export function DrawnPicture({ onDrawn, ...picture }: PictureProps & { readonly onDrawn: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const colours = useColours(place);
  const router = useRouter();
  useEffect(() => {
    if (colours) onDrawn();
  }, [colours, onDrawn]);
  return (
    <div ref={place} className="relative size-full">
      {colours && (
        <>
          {/* Below the canvas, which draws what is pointed at over it. */}
          {picture.kind === 'donut' && (
            <span className="absolute inset-0 grid place-items-center text-2xl font-semibold digits">
              {picture.middle}
            </span>
          )}
          <Chart
            {...chartOf(picture, { colours, hasMotion: hasMotion(), open: (href) => router.push(href) })}
            className="relative"
          />
        </>
      )}
    </div>
  );
}

const hasMotion = () =>
  document.documentElement.dataset.motion !== 'less' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
