import type { PeopleOfCrossing } from '../../hr-api/dashboards/small-groups/cut-table';
import { publishCuts } from '../../hr-api/dashboards/small-groups/publish-cuts';
import type { Measure } from '../measure';

const PEOPLE = 100_000;
const THRESHOLD = 5;
/** Of computing, for a month of a tile: what others do on the machine is not in it. */
const MAX_MS = 3_000;

/** Two organisations of few large parts and many small ones: in the one people of a unit work anywhere, in the other nine of ten at home. */
const ORGANISATIONS = { 'units anywhere': 0.3, 'units at home': 0.9 };

/** Chances that are the same in every run. */
function chances() {
  let state = 12_345;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  /** One of so many, the first ones the most often. */
  const oneOf = (count: number, skew: number) => Math.floor(count * next() ** skew);
  return { next, oneOf };
}

function peopleOf(atHome: number): PeopleOfCrossing[] {
  const { next, oneOf } = chances();
  const found = new Map<string, PeopleOfCrossing>();
  for (let person = 0; person < PEOPLE; person += 1) {
    const unit = oneOf(20, 1.5);
    const location = next() < atHome ? unit * 3 : oneOf(60, 2);
    const crossing = {
      unit: `u${unit}`,
      location: `l${location}`,
      level: `v${oneOf(12, 1.5)}`,
      value: `k${oneOf(10, 3)}`,
    };
    const key = Object.values(crossing).join();
    found.set(key, { ...crossing, people: (found.get(key)?.people ?? 0) + 1 });
  }
  return [...found.values()];
}

/** What it takes to decide what is told of a month of a hundred thousand people, which is done once. */
export async function measureSmallGroups(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, atHome] of Object.entries(ORGANISATIONS)) {
    const people = peopleOf(atHome);
    const before = process.cpuUsage();
    await publishCuts(people, THRESHOLD);
    const { user, system } = process.cpuUsage(before);
    const computed = { value: (user + system) / 1_000, unit: 'ms', digits: 0 };
    measures.push({ name: `small groups, ${name}: computing`, ...computed, atMost: MAX_MS });
  }
  return measures;
}
