import { rowsOfWhole, tableOfParts } from '@/components/dashboards/sensitive/figures-of-views';
import { addressOfSensitive, readSensitiveView } from '@/components/dashboards/sensitive/sensitive-view';
import { SENSITIVE_CUTS, type SensitiveCut } from '@/lib/contract/dashboards/sensitive-rules';

const months = ['2026-02', '2026-01'];
const viewOf = (query: string, cuts: readonly SensitiveCut[] = SENSITIVE_CUTS) =>
  readSensitiveView(new URLSearchParams(query), { months, cuts });

test('an address names an offered month and a cut; what is wrong is the latest month as a whole', () => {
  expect(viewOf('month=2026-01&cut=unit')).toEqual({ month: '2026-01', cut: 'unit', isPlain: false });
  for (const query of ['', 'month=2030-01&cut=person', 'month=<script>&cut=unit%00&plain=2'])
    expect(viewOf(query)).toEqual({ month: '2026-02', cut: 'whole', isPlain: false });
  const view = viewOf('month=2026-01&cut=level&plain=1');
  const address = addressOfSensitive(view, 'marital');
  expect(address).toBe('/ecenter/hrdashboard/sensitive?month=2026-01&cut=level&plain=1#marital');
  expect(viewOf(address.split('?')[1]!.split('#')[0]!)).toEqual(view);
});

test('an address that asks for the whole is one of units for whoever is told of units alone', () => {
  for (const query of ['', 'cut=whole', 'cut=location']) expect(viewOf(query, ['unit']).cut).toBe('unit');
});

const words = { others: 'Others', notSaid: 'Not said' };
const cell = (Code: string, People: number, IsOthers = false) => ({ Code, Name: Code.toUpperCase(), People, IsOthers });
const part = (Name: string, Refusal: 'few' | null, Cells: ReturnType<typeof cell>[]) => ({
  ...{ Code: Name, Name, Refusal, Cells },
});

test('values stand by their names, what is not said and others by words of the portal', () => {
  const whole = part('', null, [cell('single', 40), cell('', 10), cell('', 5, true)]);
  expect(rowsOfWhole(whole, words)).toEqual([
    { label: 'SINGLE', values: [40] },
    { label: 'Not said', values: [10] },
    { label: 'Others', values: [5] },
  ]);
});

test('of parts a value among others has no number, and refused parts do not stand there', () => {
  const parts = [
    part('Pune', null, [cell('single', 40), cell('married', 20), cell('', 5, true)]),
    part('Bonn', null, [cell('married', 15), cell('', 10, true)]),
    part('Lyon', 'few', []),
  ];
  expect(tableOfParts(parts, words)).toEqual({
    heads: ['SINGLE', 'MARRIED', 'Others'],
    rows: [
      { label: 'Pune', values: [40, 20, 5] },
      { label: 'Bonn', values: ['–', 15, 10] },
    ],
  });
});
