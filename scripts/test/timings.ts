import path from 'node:path';
import { z } from 'zod';

/** How long a test case took, or the loading and preparing of a whole file, which has no title. */
export interface Timing {
  /** Relative to the folder of the tests. */
  readonly file: string;
  readonly title: string | null;
  readonly seconds: number;
}

const jestTimesSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ title: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

export function jestTimings(report: unknown, testFolder: string): Timing[] {
  const { testResults = [] } = jestTimesSchema.safeParse(report).data ?? {};
  return testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = path.relative(testFolder, name);
    const cases = assertionResults.map(({ title, duration }) => ({ file, title, seconds: (duration ?? 0) / 1000 }));
    const inCases = cases.reduce((total, { seconds }) => total + seconds, 0);
    const around = Math.max(0, (endTime - startTime) / 1000 - inCases);
    return [{ file, title: null, seconds: around }, ...cases];
  });
}

interface Suite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

const resultSchema = z.object({ duration: z.number() });
const testSchema = z.object({ results: z.array(resultSchema) });
const specSchema = z.object({ file: z.string(), title: z.string(), tests: z.array(testSchema) });
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);

function timingsOfSuite({ specs = [], suites = [] }: Suite): Timing[] {
  const own = specs.map(({ file, title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { file, title, seconds: durations.reduce((total, duration) => total + duration, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(timingsOfSuite)];
}

/** Playwright names files relative to the folder of the tests by itself. */
export function playwrightTimings(report: unknown): Timing[] {
  const suite = suiteSchema.safeParse(report).data;
  return suite ? timingsOfSuite(suite) : [];
}
