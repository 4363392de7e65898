import type { PeopleOfCrossing } from '../../../hr-api/dashboards/small-groups/cut-table';
import { publishCuts } from '../../../hr-api/dashboards/small-groups/publish-cuts';
import { countOf, isOf, isTold, organisations, VALUES } from './organisations';

const THRESHOLDS = [3, 4, 5, 6, 7];

test('a count is told of enough people alone, to the nearest five, and others are enough, too', async () => {
  for (const { people, threshold } of organisations(1, 160, THRESHOLDS)) {
    for (const view of await publishCuts(people, threshold)) {
      const inView = people.filter((one) => isOf(one, view));
      const counts = VALUES.map((value) => countOf(inView.filter((one) => one.value === value)));
      if (countOf(inView) < 10) expect(view.refusal).toBe('few');
      if (countOf(inView) - Math.max(...counts) < threshold) expect(view.refusal).not.toBeNull();
      expect(view.cells.length > 0).toBe(view.refusal === null);
      for (const { value, people: rounded } of view.cells) {
        const isCounted = (one: PeopleOfCrossing) => (value === null ? !isTold(view, one.value) : one.value === value);
        const count = countOf(inView.filter(isCounted));
        expect(count).toBeGreaterThanOrEqual(threshold);
        expect([rounded % 5, Math.abs(rounded - count) <= 2]).toEqual([0, true]);
      }
    }
  }
});

test('a value that is hidden in one unit is hidden in a second one, so that nobody subtracts', async () => {
  const unit = (code: string, counts: readonly number[]) =>
    counts.map((people, at) => ({ unit: code, location: 'l', level: 'v', value: VALUES[at]!, people }));
  const people = [
    ...unit('one', [40, 30, 2, 30]),
    ...unit('two', [40, 30, 20, 30]),
    ...unit('three', [40, 30, 30, 30]),
  ];
  const views = await publishCuts(people, 5);
  const hidden = views.filter((view) => view.cut === 'unit' && !isTold(view, 'c')).map(({ code }) => code);
  expect(hidden).toContain('one');
  expect(hidden.length).toBeGreaterThan(1);
  expect(isTold(views[0]!, 'c')).toBe(true);
});

test('of two parts of almost the same people the later one tells nothing', async () => {
  const at = (unit: string, location: string, counts: readonly number[]) =>
    counts.map((people, which) => ({ unit, location, level: 'v', value: VALUES[which]!, people }));
  const people = [
    ...at('plant', 'town', [40, 30, 20, 10]),
    ...at('plant', 'city', [1, 0, 2, 0]),
    ...at('office', 'city', [50, 40, 30, 20]),
    ...at('sales', 'port', [35, 30, 25, 20]),
  ];
  const views = await publishCuts(people, 5);
  const refusals = views.map(({ cut, code, refusal }) => `${cut} ${code}: ${refusal}`);
  // The level is everybody; the towns are the units but for three people, and one unit is all of a port.
  expect(refusals.filter((one) => one.endsWith('same'))).toEqual(
    ['location city', 'location port', 'location town', 'level v'].map((view) => `${view}: same`),
  );
});

test('what is told depends on nothing but the people: every reader is told the same', async () => {
  for (const { people, threshold } of organisations(1, 60, THRESHOLDS))
    expect(await publishCuts([...people].reverse(), threshold)).toEqual(await publishCuts(people, threshold));
});
