import { publishCuts } from '../../../hr-api/dashboards/small-groups/publish-cuts';
import { crossingAttacker, exactAttacker } from './attackers';
import { hiddenCells, organisations } from './organisations';

const THRESHOLDS = [3, 4, 5, 6, 7, 8, 10];
const ROUNDING = 1e-6;
/** More of them, and others, to look for what a few do not show. */
const { ATTACK_FIRST = '1', ATTACK_TABLES } = process.env;
const [FIRST, TABLES] = [Number(ATTACK_FIRST), Number(ATTACK_TABLES ?? 160)];
if (ATTACK_TABLES) jest.setTimeout(3_600_000);

test('whoever knows each published count to the last person cannot narrow a hidden one', async () => {
  let told = 0;
  for (const organisation of organisations(FIRST, TABLES, THRESHOLDS)) {
    const { people, threshold, seed } = organisation;
    const views = await publishCuts(people, threshold);
    told += views.flatMap(({ cells }) => cells).length;
    const widthOf = exactAttacker(organisation, views);
    for (const { view, value, size } of hiddenCells(organisation, views)) {
      const width = widthOf(view, value);
      if (width < Math.min(threshold, size) - ROUNDING) throw new Error(JSON.stringify({ seed, view, value, width }));
    }
  }
  expect(told).toBeGreaterThan(2 * TABLES);
});

test.each([
  [['unit', 'location']],
  [['unit', 'level']],
  [['location', 'level']],
  [['unit', 'location', 'level']],
] as const)('whoever knows who is where cannot narrow a hidden count by %p', async (cuts) => {
  let attacked = 0;
  for (const organisation of organisations(FIRST, TABLES, THRESHOLDS)) {
    const { people, threshold, seed } = organisation;
    const views = await publishCuts(people, threshold);
    const widthOf = crossingAttacker(organisation, views, cuts);
    for (const { view, value, size } of hiddenCells(organisation, views)) {
      if (view.cut !== 'whole' && !cuts.some((cut) => cut === view.cut)) continue;
      attacked += 1;
      const width = widthOf(view, value);
      if (width < Math.min(threshold, size) - ROUNDING) throw new Error(JSON.stringify({ seed, view, value, width }));
    }
  }
  expect(attacked).toBeGreaterThan(2 * TABLES);
});
