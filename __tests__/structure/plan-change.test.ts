import fc from 'fast-check';
import { planChange } from '../../hr-api/structure/units/plan/plan-change';
import { planUndo } from '../../hr-api/structure/units/plan/plan-undo';
import { livesOn, parentOn, type Structure } from '../../hr-api/structure/units/plan/structure';
import { PlanRefused, type UnitRequest } from '../../hr-api/structure/units/plan/unit-request';
import type { UnitWrite } from '../../hr-api/structure/units/plan/unit-write';

const UNITS = 7;
const DAYS = 10;
const day = (at: number) => `2030-01-${String(at + 1).padStart(2, '0')}`;
const days = Array.from({ length: DAYS + 2 }, (_, at) => at);
const code = (at: number) => `u${at}`;
const row = <Value>(id: string, value: Value) => ({ id, from: '0001-01-01', to: null, value });

/** A chain of units, the first of them the top. */
const initial: Structure = new Map(
  Array.from({ length: UNITS }, (_, at) => [
    code(at),
    {
      ...{ code: code(at), position: at, names: [], head: [] },
      life: row(code(at), null),
      parent: [row<string | null>(`p${at}`, at === 0 ? null : code(at % 2 ? 0 : at - 1))],
    },
  ]),
);

type Step = {
  readonly kind: 'move' | 'merge' | 'close';
  readonly unit: number;
  readonly to: number;
  readonly on: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('move' as const, 'move' as const, 'merge' as const, 'close' as const),
  unit: fc.nat(UNITS - 1),
  to: fc.nat(UNITS - 1),
  on: fc.integer({ min: 1, max: DAYS }),
});
/** A step, or the taking back of one of the latest. */
type Action = Step | { readonly kind: 'undo'; readonly back: number };
const undo: fc.Arbitrary<Action> = fc.record({ kind: fc.constant('undo' as const), back: fc.nat(4) });
const actions = fc.array(
  fc.oneof({ weight: 4, arbitrary: step as fc.Arbitrary<Action> }, { weight: 1, arbitrary: undo }),
  { maxLength: 25 },
);

const requestOf = ({ kind, unit, to, on }: Step): UnitRequest => ({
  ...{ code: code(unit), from: day(on) },
  ...(kind === 'move' ? { kind, parent: code(to) } : { kind, target: code(to) }),
});

/** The oracle: below what each unit stands on each day, undefined where it does not live, and the days on which a change begins. */
interface Drawn {
  readonly parents: (string | null | undefined)[][];
  /** Where a unit's people of the beginning are. */
  readonly people: string[][];
  readonly marks: Set<number>[];
}
const blank = (): Drawn => ({
  parents: Array.from({ length: UNITS }, (_, at) => days.map(() => parentOn(initial, code(at), day(0)))),
  people: Array.from({ length: UNITS }, (_, at) => days.map(() => code(at))),
  marks: Array.from({ length: UNITS }, () => new Set<number>()),
});

/** A change drawn day by day, without rows. */
function draw({ parents, people, marks }: Drawn, { kind, unit, to, on }: Step): void {
  if (kind === 'move') {
    const until = [...marks[unit]!].filter((mark) => mark > on).sort((a, b) => a - b)[0] ?? days.length;
    for (let at = on; at < until; at++) if (parents[unit]![at] !== undefined) parents[unit]![at] = code(to);
    marks[unit]!.add(on);
    return;
  }
  for (let at = on; at < days.length; at++) {
    const heir = kind === 'merge' ? code(to) : parents[unit]![at];
    for (const [child, own] of parents.entries())
      if (own[at] === code(unit)) {
        own[at] = heir;
        if (at === on) marks[child]!.add(on);
      }
    for (const own of people) if (own[at] === code(unit)) own[at] = code(to);
  }
  for (let at = on; at < days.length; at++) parents[unit]![at] = undefined;
}

const drawnOf = (steps: readonly Step[]) => {
  const drawn = blank();
  for (const one of steps) draw(drawn, one);
  return drawn;
};

/** What a plan comes to, null where it is refused. */
function planned<Plan>(plan: () => Plan): Plan | null {
  try {
    return plan();
  } catch (error) {
    expect(error).toBeInstanceOf(PlanRefused);
    return null;
  }
}

/** What each unit stands below on each day, where it lives. */
const parentsIn = (structure: Structure) =>
  Array.from({ length: UNITS }, (_, unit) =>
    days.map((at) =>
      livesOn(structure.get(code(unit)), day(at)) ? parentOn(structure, code(unit), day(at)) : undefined,
    ),
  );

/** Whether a living unit reaches the top over living ones on a day. */
function reachesTop(structure: Structure, unit: string, on: string): boolean {
  let at: string | null = unit;
  for (let steps = 0; at !== null; steps++) {
    if (steps > UNITS || !livesOn(structure.get(at), on)) return false;
    at = parentOn(structure, at, on);
  }
  return true;
}

function expectWhole(structure: Structure, steps: readonly Step[]) {
  const drawn = drawnOf(steps);
  expect(parentsIn(structure)).toEqual(drawn.parents);
  const faults = days.flatMap((at) =>
    [...structure.keys()].flatMap((unit, index) => {
      const isLost = livesOn(structure.get(unit), day(at)) && !reachesTop(structure, unit, day(at));
      const isHomeless = !livesOn(structure.get(drawn.people[index]![at]!), day(at));
      return isLost || isHomeless ? [`${unit} on ${day(at)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
}

/** Does one after the other, and holds what came of it beside the drawing after each. */
function act(all: readonly Action[]) {
  let structure = initial;
  let log: { step: Step; writes: readonly UnitWrite[] }[] = [];
  let [made, taken] = [0, 0];
  for (const action of all) {
    if (action.kind === 'undo') {
      const entry = log[log.length - 1 - action.back];
      const plan = entry && planned(() => planUndo(structure, entry.writes, day(entry.step.on)));
      if (!plan) continue;
      structure = plan.after;
      log = log.filter((one) => one !== entry);
      taken++;
    } else {
      const plan = planned(() => planChange(structure, requestOf(action)));
      if (!plan) continue;
      structure = plan.after;
      log.push({ step: action, writes: plan.writes });
      made++;
    }
    expectWhole(
      structure,
      log.map(({ step: one }) => one),
    );
  }
  return { made, taken };
}

test('after any moves, merges, closings and undos each day is as drawn by hand', () => {
  let [made, taken] = [0, 0];
  fc.assert(
    fc.property(actions, (all) => {
      const done = act(all);
      made += done.made;
      taken += done.taken;
    }),
    { numRuns: 150 },
  );
  expect(made).toBeGreaterThan(100);
  expect(taken).toBeGreaterThan(10);
});

test('a move is not taken back once what was below its unit went with the closing', () => {
  const move = { kind: 'move', unit: 2, to: 0, on: 1 } as const;
  const close = { kind: 'close', unit: 2, to: 0, on: 1 } as const;
  const below = { kind: 'move', unit: 3, to: 2, on: 1 } as const;
  expect(act([below, move, close, { ...below, to: 1, on: 2 }, { kind: 'undo', back: 2 }])).toEqual({
    made: 4,
    taken: 0,
  });
  expect(act([below, move, { kind: 'undo', back: 0 }])).toEqual({ made: 2, taken: 1 });
});
