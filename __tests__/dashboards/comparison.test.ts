import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Waterfall, barsOf } from '@/components/dashboards/charts/waterfall';
import { addressOf, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { differenceOf } from '@/components/dashboards/comparison/compared-texts';
import { otherDay, otherPeriod } from '@/components/dashboards/comparison/comparison';
import { signedText } from '@/components/dashboards/model/number-text';

const TODAY = '2026-03-18';
const read = (query: string) => readDashboardView(new URLSearchParams(query), TODAY);
const compared = (query: string) => ({ view: read(query), language: 'en' as const, unitNames: { b: 'Boards' } });
const MARCH = { FromDate: '2026-03-01', ToDate: '2026-03-31' };

test('a day is compared with the month or year before, with another unit, or with nothing', () => {
  expect(otherDay(compared('compare=period&unit=a'), '2026-03-31')).toEqual({
    ...{ name: '28-Feb-2026', asked: { On: '2026-02-28', Chosen: { unit: ['a'] } } },
  });
  expect(otherDay(compared('compare=year'), '2024-02-29')).toMatchObject({ asked: { On: '2023-02-28' } });
  expect(otherDay(compared('compare=unit&with=b&unit=a&location=pune'), TODAY)).toEqual({
    ...{ name: 'Boards', asked: { On: TODAY, Chosen: { unit: ['b'], location: ['pune'] } } },
  });
  expect(otherDay(compared('compare=unit&with=gone'), TODAY)).toMatchObject({ name: 'gone' });
  for (const query of ['', 'compare=none', 'compare=unit', 'compare=x', 'compare=unit&with='])
    expect({ query, other: otherDay(compared(query), TODAY) }).toEqual({ query, other: null });
});

test('a period is compared with as many days before it, or with the same days of the year before', () => {
  expect(otherPeriod(compared('compare=period'), MARCH)?.asked).toEqual({
    ...{ FromDate: '2026-01-29', ToDate: '2026-02-28', Chosen: {} },
  });
  expect(otherPeriod(compared('compare=year'), MARCH)).toMatchObject({
    ...{ name: '01-Mar-2025 – 31-Mar-2025', asked: { FromDate: '2025-03-01', ToDate: '2025-03-31' } },
  });
  expect(otherPeriod(compared('compare=unit&with=b'), MARCH)?.asked).toEqual({ ...MARCH, Chosen: { unit: ['b'] } });
});

test('the address keeps what is compared, and forgets a unit that nothing is compared with', () => {
  const view = read('compare=unit&with=b&since=2025-06-01');
  expect(view).toMatchObject({ compare: 'unit', with: 'b', since: '2025-06-01' });
  const [, query = ''] = addressOf(view).split('?');
  expect(read(query)).toEqual(view);
  expect(read('compare=year&with=b&since=2025-02-29')).toMatchObject({ compare: 'year', with: '', since: '' });
});

test('a difference is told by its way and to one decimal, with the sign that people write', () => {
  expect(differenceOf(2, 1)).toEqual({ way: 'more', count: 1 });
  expect(differenceOf(8.1, 9.3)).toEqual({ way: 'fewer', count: 1.2 });
  expect(differenceOf(0, 0)).toEqual({ way: 'same', count: 0 });
  expect([signedText(5, 'en'), signedText(-1234, 'de'), signedText(0, 'fr')]).toEqual(['+5', '−1.234', '0']);
});

test('each step of a waterfall begins where the one before it ended, and totals begin at nothing', () => {
  const change = (value: number) => ({ label: String(value), value, kind: 'change' as const });
  const total = (value: number) => ({ label: `all ${value}`, value, kind: 'total' as const });
  const bars = barsOf([total(10), change(4), change(-6), total(8)]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 14],
    [14, 8],
    [0, 8],
  ]);
});

test('a waterfall names and signs each step, hatches what goes down and stays within its place', () => {
  const steps = [
    { label: 'Opening', value: 1000, kind: 'total' as const },
    { label: 'Joined', value: 12, kind: 'change' as const },
    { label: 'Left', value: -20, kind: 'change' as const },
    { label: '<script>', value: 0, kind: 'change' as const },
    { label: 'Closing', value: 992, kind: 'total' as const },
  ];
  const drawn = renderToStaticMarkup(createElement(Waterfall, { label: 'Steps', language: 'en', steps }));
  for (const text of ['Opening', '1,000', '+12', '−20', '&lt;script&gt;', '992']) expect(drawn).toContain(`>${text}<`);
  expect(drawn.match(/fill="url\(#[^)]+\)"/g)).toHaveLength(1);
  const bars = [...drawn.matchAll(/x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [
    Number(x),
    Number(width),
  ]);
  for (const [x = -1, width = -1] of bars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(100.5);
  }
  expect(renderToStaticMarkup(createElement(Waterfall, { label: 'None', language: 'en', steps: [] }))).toBe('');
});
