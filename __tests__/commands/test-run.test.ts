/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersFor } from '../../scripts/test/changes';
import { countJest, countPlaywright } from '../../scripts/test/counts';
import { readOpenPages } from '../../scripts/test/open-pages';
import { describeFailures } from '../../scripts/test/failures';
import { chooseSteps, readOptions } from '../../scripts/test/options';
import { runSteps } from '../../scripts/test/schedule';
import { describeTimes } from '../../scripts/test/slowest';
import type { Ended, Outcome, Step } from '../../scripts/test/step';
import { summarise } from '../../scripts/test/summary';
import { jestTimings, playwrightTimings } from '../../scripts/test/timings';
import { makeTemporaryFolder } from '../../scripts/temporary-folder';

const counts = { passed: 2, failed: 0, skipped: 0 };
const passed: Outcome = { state: 'passed', counts, lines: [] };
const failed: Outcome = { state: 'failed', counts: { passed: 1, failed: 1, skipped: 0 }, lines: ['it broke'] };
const notRun: Outcome = { state: 'not run', why: 'no Chromium here' };

const silent = { onStart: () => {}, onEnd: () => {} };
const step = (name: string, outcome: Outcome, more: Partial<Step> = {}): Step => ({
  name,
  run: () => Promise.resolve(outcome),
  ...more,
});
const states = (ended: readonly Ended[]) => Object.fromEntries(ended.map(({ name, outcome }) => [name, outcome.state]));

describe('the order of steps', () => {
  test('a step that fails hides none of the others', async () => {
    const ended = await runSteps([step('lint', failed), step('unit', passed), step('types', passed)], 1, silent);
    expect(states(ended)).toEqual({ lint: 'failed', unit: 'passed', types: 'passed' });
  });

  test('a step that throws has failed, with what was thrown', async () => {
    const broken = step('unit', passed, { run: () => Promise.reject(new Error('no such file')) });
    const [ended] = await runSteps([broken], 1, silent);
    expect(ended?.outcome).toMatchObject({ state: 'failed', counts: { failed: 1 } });
    expect(JSON.stringify(ended?.outcome)).toContain('no such file');
  });

  test('a step is not run when one that it needs has failed, but is when it only comes after it', async () => {
    const steps = [
      step('e2e', passed, { needs: ['build'] }),
      step('types', passed, { after: ['build'] }),
      step('build', failed),
    ];
    expect(states(await runSteps(steps, 2, silent))).toEqual({ build: 'failed', e2e: 'not run', types: 'passed' });
  });

  test('never more steps run at a time than there are lanes', async () => {
    let running = 0;
    let most = 0;
    const busy = (name: string) =>
      step(name, passed, {
        run: async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setImmediate(resolve));
          running--;
          return passed;
        },
      });
    await runSteps(['a', 'b', 'c', 'd', 'e'].map(busy), 2, silent);
    expect(most).toBe(2);
  });
});

describe('the summary', () => {
  const ended = (name: string, outcome: Outcome): Ended => ({ name, outcome, seconds: 1 });

  test('names every step and ends with the plain closing line', () => {
    const { lines, isGood } = summarise([ended('unit', passed), ended('lint', failed), ended('e2e', notRun)], false);
    expect(lines.join('\n')).toMatch(/passed\s+unit[^]*failed\s+lint[^]*not run\s+e2e\s+no Chromium here/);
    expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
    expect(isGood).toBe(false);
  });

  test('a missing tool skips a step locally and fails it in a full run', () => {
    const all = [ended('unit', passed), ended('e2e', notRun)];
    expect(summarise(all, false).isGood).toBe(true);
    expect(summarise(all, true)).toMatchObject({ isGood: false });
    expect(summarise(all, true).lines.at(-1)).toBe('2 passed, 1 failed, 0 skipped');
  });
});

describe('where the time went', () => {
  const timings = [
    { file: 'helpdesk/desk.e2e.ts', title: 'takes a ticket', seconds: 27.44 },
    { file: 'helpdesk/inbox.e2e.ts', title: 'asks', seconds: 3 },
    { file: 'home/home.e2e.ts', title: 'is greeted', seconds: 40 },
  ];
  const ended: Ended[] = [{ name: 'e2e', outcome: { ...passed, timings }, seconds: 60 }];

  test('each folder of tests is named with its time, the longest first', () => {
    const lines = describeTimes(ended).join('\n');
    expect(lines).toMatch(/40\.0 s {2}home +e2e 40\.0\n +30\.4 s {2}helpdesk +e2e 30\.4\n/);
  });

  test('the twenty slowest tests are named with their step and file', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ file: 'a/b.test.ts', title: `case ${at}.`, seconds: at }));
    const lines = describeTimes([{ name: 'unit', outcome: { ...passed, timings: many }, seconds: 1 }]);
    expect(lines.filter((line) => line.includes('case '))).toHaveLength(20);
    expect(lines.join('\n')).toMatch(/29\.0 s {2}unit: a\/b\.test\.ts: case 29\.\n/);
  });

  test('what jest spends around the cases of a file counts for its folder and is no test', () => {
    const cases = [{ title: 'one', duration: 1000 }];
    const file = { name: '/x/__tests__/ui/a.test.tsx', startTime: 0, endTime: 3500, assertionResults: cases };
    expect(jestTimings({ testResults: [file] }, '/x/__tests__')).toEqual([
      { file: 'ui/a.test.tsx', title: null, seconds: 2.5 },
      { file: 'ui/a.test.tsx', title: 'one', seconds: 1 },
    ]);
  });

  test('stories of nested groups are found in Playwright’s report', () => {
    const spec = { file: 'ui/a.e2e.ts', title: 'moves', tests: [{ results: [{ duration: 1500 }] }] };
    expect(playwrightTimings({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      { file: 'ui/a.e2e.ts', title: 'moves', seconds: 1.5 },
    ]);
  });
});

describe('what failed', () => {
  test('a failed story is named with its file and reason at the end, one that passed is not', () => {
    const spec = (title: string, error?: { message: string }) => ({
      file: 'ui/a.e2e.ts',
      title,
      tests: [{ results: [{ duration: 1, ...(error && { error }) }] }],
    });
    const message = '\u001b[31mError\u001b[39m: not visible\n\n    at a.e2e.ts:3:1\nwaited 10 s';
    const timings = playwrightTimings({ suites: [{ specs: [spec('moves'), spec('stays', { message })] }] });
    expect(describeFailures([{ name: 'e2e', outcome: { ...failed, timings }, seconds: 1 }])).toEqual([
      'What failed:',
      '  e2e: ui/a.e2e.ts: stays',
      '    Error: not visible',
      '    waited 10 s',
      '',
    ]);
  });

  test('of jest’s report a case that failed is named, and a file that could not be loaded', () => {
    const file = { startTime: 0, endTime: 1, assertionResults: [] };
    const cases = [{ title: 'one', duration: 1, failureMessages: ['Error: 1 is not 2'] }];
    const testResults = [
      { ...file, name: '/x/__tests__/a.test.ts', message: 'unlike one', assertionResults: cases },
      { ...file, name: '/x/__tests__/b.test.ts', message: 'Cannot find module' },
    ];
    const timings = jestTimings({ testResults }, '/x/__tests__');
    expect(describeFailures([{ name: 'unit', outcome: { ...failed, timings }, seconds: 1 }])).toEqual([
      'What failed:',
      '  unit: a.test.ts: one',
      '    Error: 1 is not 2',
      '  unit: b.test.ts',
      '    Cannot find module',
      '',
    ]);
  });

  test('of a check that has no cases its last lines are told, and nothing where all passed', () => {
    expect(describeFailures([{ name: 'lint', outcome: failed, seconds: 1 }])).toEqual([
      'What failed:',
      '  lint',
      '    it broke',
      '',
    ]);
    expect(describeFailures([{ name: 'lint', outcome: passed, seconds: 1 }])).toEqual([]);
  });
});

describe('the folders of tests for a change', () => {
  const folders = ['helpdesk', 'helpdesk/desk', 'workplace/shell', 'platform/hr-api', 'bff', 'ui'];

  test.each([
    ['components/helpdesk/inbox/inbox.tsx', ['helpdesk']],
    ['lib/contract/helpdesk.ts', ['helpdesk']],
    ['hr-api/helpdesk/desk/desk-handlers.ts', ['helpdesk', 'helpdesk/desk']],
    ['hr-api/workplace/shell/menu.ts', ['workplace/shell']],
    ['messages/de/shell.json', ['workplace/shell']],
    ['hr-api/platform/db/embedded/embedded.ts', ['platform/hr-api']],
    ['lib/bff/guard.ts', ['bff']],
    ['README.md', []],
  ])('%s concerns %j', (file, concerned) => {
    expect(foldersFor(file, folders)).toEqual(concerned);
  });
});

describe('counting what a tool reports', () => {
  const jest = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 0,
  };

  test('a file that jest could not load is a failure', () => {
    expect(countJest({ ...jest, numRuntimeErrorTestSuites: 1 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('a run that ended badly is a failure although no test failed', () => {
    expect(countJest(jest, 1).failed).toBe(1);
    expect(countJest(jest, 0).failed).toBe(0);
  });

  test('a report that is missing is a failure', () => {
    expect(countJest(null, 0).failed).toBe(1);
    expect(countPlaywright(null, 0).failed).toBe(1);
  });

  test('a browser test that passed only sometimes has failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});

describe('the words after the command', () => {
  const steps = [
    { name: 'build' },
    { name: 'hr-api' },
    { name: 'hr-api-postgresql' },
    { name: 'e2e', needs: ['build'] },
  ];

  test('--only takes a step, its variants, and what it needs', () => {
    expect(chooseSteps(steps, ['hr-api']).map(({ name }) => name)).toEqual(['hr-api', 'hr-api-postgresql']);
    expect(chooseSteps(steps, ['e2e']).map(({ name }) => name)).toEqual(['build', 'e2e']);
  });

  test('an unknown step or option is refused by name', () => {
    expect(() => chooseSteps(steps, ['browser'])).toThrow(/^There is no step named browser; there are build, /);
    expect(() => readOptions(['--fast'])).toThrow(/^--fast is unknown/);
    expect(() => readOptions(['--only'])).toThrow('--only needs the name of a step');
  });

  test('--throttle puts a slow network between browser and product', () => {
    expect(readOptions(['--throttle', '--only', 'e2e']).isThrottled).toBe(true);
  });

  test('--trace asks for a trace of each story that fails', () => {
    expect([readOptions(['--trace']).isTraced, readOptions([]).isTraced]).toEqual([true, false]);
  });

  test('--shuffle=SEED runs stories in another order, the same for each seed', () => {
    expect([readOptions(['--shuffle=7']).shuffle, readOptions([]).shuffle]).toEqual(['7', null]);
  });

  test('--changed tests what differs from HEAD, or from the revision that is named', () => {
    expect(readOptions(['--changed']).changedSince).toBe('HEAD');
    expect(readOptions(['--changed=main~3']).changedSince).toBe('main~3');
  });

  test('other words are parts of file names', () => {
    expect(readOptions(['--full', 'sign-in', '--only', 'e2e,unit'])).toEqual({
      isFull: true,
      isThrottled: false,
      isTraced: false,
      shuffle: null,
      changedSince: null,
      only: ['e2e', 'unit'],
      filters: ['sign-in'],
    });
  });
});

describe('the pages of stories that failed', () => {
  test('what stood on the page is said for each story that left it, and nothing where none failed', async () => {
    const results = makeTemporaryFolder('open-pages');
    await mkdir(path.join(results, 'signs-in'));
    await mkdir(path.join(results, 'a-picture-alone'));
    await writeFile(
      path.join(results, 'signs-in', 'error-context.md'),
      '# Error details\n\n```\nnot found\n```\n\n```yaml\n- main:\n  - heading "Welcome"\n```\n\n# Test source\n',
    );
    expect(await readOpenPages(results)).toEqual(['on the page of signs-in:', '- main:', '  - heading "Welcome"']);
    expect(await readOpenPages(path.join(results, 'none'))).toEqual([]);
  });
});
