import type { Chart } from 'chart.js';
import { chartOf } from '@/components/dashboards/charts/live/chart-of';
import type { Colours } from '@/components/dashboards/charts/live/colours';
import type { PictureProps } from '@/components/dashboards/charts/live/picture-props';

const colours: Colours = {
  of: { ...{ ink: '#000', muted: '#666', surface: '#fff', line: '#ccc' }, ...tinted() },
  fontFamily: 'Inter',
  partAt: (at) => `tone ${at}`,
};
function tinted() {
  return { 'surface-raised': '#fff', 'accent-tint': '#eff', 'accent-line': '#bee' } as const;
}

const parts = [
  { label: 'Small', value: 1, href: '/small' as const },
  { label: '<script>alert(1)</script>', value: 3 },
];

function drawn(kind: PictureProps['kind'], data: readonly unknown[] = []) {
  const opened: string[] = [];
  const chart = { data: { datasets: [{ data }] } } as unknown as Chart;
  const {
    type,
    data: asked,
    options,
  } = chartOf({ kind, parts, language: 'en' }, { colours, hasMotion: false, open: (href) => opened.push(href) });
  const press = (datasetIndex: number, index: number) =>
    options?.onClick?.call(chart, {} as never, [{ datasetIndex, index } as never], chart as never);
  const labelOf = options?.plugins?.tooltip?.callbacks?.label as unknown as (item: object) => string;
  return {
    type,
    asked,
    options,
    opened,
    press,
    say: (datasetIndex: number, dataIndex: number) => labelOf({ chart, datasetIndex, dataIndex }),
  };
}

test('a part of a ring says its number and share as plain text, and a press opens its list', () => {
  const { type, say, press, opened } = drawn('donut');
  expect(type).toBe('doughnut');
  expect(say(0, 0)).toBe('Small: 1 (25%)');
  expect(say(0, 1)).toBe('<script>alert(1)</script>: 3 (75%)');
  press(0, 0);
  press(0, 1);
  expect(opened).toEqual(['/small']);
});

test('parts of a bar lie on each other in their colours and fill four fifths of its place', () => {
  const { type, asked, say } = drawn('stacked');
  expect(type).toBe('bar');
  expect(asked.datasets).toMatchObject([
    { label: 'Small', data: [1], backgroundColor: 'tone 0', barPercentage: 0.8 },
    { data: [3], backgroundColor: 'tone 1' },
  ]);
  expect(say(1, 0)).toContain('(75%)');
});

test('areas are drawn by label and usage, and know their part in whatever order they are drawn', () => {
  const { asked, say, press, opened } = drawn('treemap', [
    { _data: { label: '<script>alert(1)</script>', usage: 3, at: 1 } },
    { _data: { label: 'Small', usage: 1, at: 0 } },
  ]);
  expect(asked.datasets[0]).toMatchObject({ key: 'usage', tree: [{ label: 'Small', usage: 1 }, { usage: 3 }] });
  expect(say(0, 1)).toBe('Small: 1 (25%)');
  press(0, 1);
  expect(opened).toEqual(['/small']);
});

test('nothing moves for whoever wants no motion', () => {
  expect(drawn('pie').options?.animation).toBe(false);
});
