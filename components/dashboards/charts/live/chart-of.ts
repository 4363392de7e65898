import type { Chart, ChartOptions, TooltipItem } from 'chart.js';
import type { TreemapDataPoint } from 'chartjs-chart-treemap';
import type { ChartProps } from 'react-chartjs-2';
import { numberText } from '../../model/number-text';
import { HOLE } from '../donut';
import type { Part } from '../part';
import type { Colours } from './colours';
import type { PictureProps } from './picture-props';

interface Drawing {
  readonly colours: Colours;
  readonly hasMotion: boolean;
  readonly open: (href: `/${string}`) => void;
}

type Kind = 'pie' | 'doughnut' | 'bar' | 'treemap';

/** What chart.js is to draw. */
export function chartOf({ kind, parts, language }: PictureProps, drawing: Drawing): ChartProps<Kind> {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  // The parts of a bar are rows of their own, those of a ring are values of one row, and areas are drawn in an order of their own.
  const partOf = (chart: Chart, { datasetIndex, index }: Place) => {
    if (kind === 'stacked') return parts[datasetIndex];
    return parts[kind === 'treemap' ? usageOf(chart.data.datasets[datasetIndex]?.data[index]).at : index];
  };
  const describe = (part: Part) =>
    `${part.label}: ${numberText(part.value, language)} (${new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 1,
    }).format(whole === 0 ? 0 : part.value / whole)})`;
  const usual = usualOptions(drawing, { partOf, describe });
  if (kind === 'stacked') return stackedBar(parts, drawing.colours, usual);
  if (kind === 'treemap')
    return treemap(parts, drawing.colours, { usual, numberOf: (value) => numberText(value, language) });
  return {
    type: kind === 'pie' ? 'pie' : 'doughnut',
    data: {
      labels: parts.map(({ label }) => label),
      datasets: [
        {
          data: parts.map(({ value }) => value),
          backgroundColor: parts.map((_, at) => drawing.colours.partAt(at)),
          ...{ borderColor: drawing.colours.of.surface, borderWidth: 2, hoverOffset: 4 },
        },
      ],
    },
    options: { ...usual, cutout: kind === 'pie' ? 0 : `${HOLE * 100}%`, layout: { padding: 4 } },
  };
}

interface Place {
  readonly datasetIndex: number;
  readonly index: number;
}

interface Pointing {
  readonly partOf: (chart: Chart, place: Place) => Part | undefined;
  readonly describe: (part: Part) => string;
}

function usualOptions(
  { colours: { of, fontFamily }, hasMotion, open }: Drawing,
  { partOf, describe }: Pointing,
): ChartOptions<Kind> {
  const listOf = (chart: Chart, [active]: readonly Place[]) => active && partOf(chart, active)?.href;
  return {
    ...{ responsive: true, maintainAspectRatio: false },
    animation: hasMotion ? { duration: 250 } : false,
    onClick: (_event, active, chart) => {
      const href = listOf(chart, active);
      if (href) open(href);
    },
    onHover: ({ native }, active, chart) => {
      const { target } = native ?? {};
      if (target instanceof HTMLElement) target.style.cursor = listOf(chart, active) ? 'pointer' : '';
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        ...{ displayColors: false, padding: 10, cornerRadius: 6, borderWidth: 1 },
        ...{ backgroundColor: of['surface-raised'], borderColor: of.line, bodyColor: of.ink },
        bodyFont: { size: 14, family: fontFamily },
        callbacks: {
          title: () => '',
          label: ({ chart, datasetIndex, dataIndex }: TooltipItem<Kind>) => {
            const part = partOf(chart, { datasetIndex, index: dataIndex });
            return part ? describe(part) : '';
          },
        },
      },
    },
  };
}

/** DASH-16, DASH-18: one bar, four fifths of its place high. */
function stackedBar(parts: readonly Part[], colours: Colours, usual: ChartOptions<Kind>): ChartProps<Kind> {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return {
    type: 'bar',
    data: {
      labels: [''],
      datasets: parts.map(({ label, value }, at) => ({
        ...{ label, data: [value], backgroundColor: colours.partAt(at) },
        ...{ borderColor: colours.of.surface, borderWidth: { left: at === 0 ? 0 : 2 } },
        ...{ barPercentage: 0.8, categoryPercentage: 1 },
      })),
    },
    options: {
      ...usual,
      indexAxis: 'y',
      scales: { x: { stacked: true, display: false, max: whole }, y: { stacked: true, display: false } },
    } as ChartOptions<Kind>,
  };
}

interface TreemapTexts {
  readonly usual: ChartOptions<Kind>;
  readonly numberOf: (value: number) => string;
}

/** DASH-17: what an area is drawn from. */
interface Usage {
  readonly label: string;
  readonly usage: number;
  /** Which of the parts it is. */
  readonly at: number;
}

const usageOf = (point: unknown): Usage =>
  (point as { readonly _data?: Usage } | undefined)?._data ?? { label: '', usage: 0, at: -1 };

function treemap(
  parts: readonly Part[],
  { of, fontFamily: family }: Colours,
  { usual, numberOf }: TreemapTexts,
): ChartProps<Kind> {
  return {
    type: 'treemap',
    data: {
      datasets: [
        {
          ...{
            data: [],
            tree: parts.map(({ label, value }, at): Usage => ({ label, usage: value, at })),
            key: 'usage',
          },
          ...{ spacing: 2, borderRadius: 6, borderWidth: 1 },
          ...{ backgroundColor: of['accent-tint'], borderColor: of['accent-line'] },
          ...{ hoverBackgroundColor: of['accent-line'], hoverBorderColor: of['accent-line'] },
          labels: {
            ...{ display: true, align: 'left', position: 'top', overflow: 'cut', padding: 8 },
            color: [of.ink, of.muted],
            font: [
              { family, size: 14, weight: 500 },
              { family, size: 14 },
            ],
            formatter: ({ raw }: { readonly raw: TreemapDataPoint }) => {
              const { label, usage } = usageOf(raw);
              return [label, numberOf(usage)];
            },
          },
        },
      ],
    } as ChartProps<Kind>['data'],
    options: usual,
  };
}
