import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How long a test case took, or the loading and preparing of a whole file, which has no title. */
export interface Timing {
  /** Relative to the folder of the tests. */
  readonly file: string;
  readonly title: string | null;
  readonly seconds: number;
  /** What went wrong, as the tool tells it; left out where all went well. */
  readonly failure?: string;
}

const failureOf = (said: string | null | undefined) => (said ? { failure: stripVTControlCharacters(said) } : {});

const jestTimesSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({ title: z.string(), duration: z.number().nullish(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

export function jestTimings(report: unknown, testFolder: string): Timing[] {
  const { testResults = [] } = jestTimesSchema.safeParse(report).data ?? {};
  return testResults.flatMap(({ name, startTime, endTime, message, assertionResults }) => {
    const file = path.relative(testFolder, name);
    const cases = assertionResults.map(({ title, duration, failureMessages }) => ({
      file,
      title,
      seconds: (duration ?? 0) / 1000,
      ...failureOf(failureMessages?.[0]),
    }));
    // A file that could not be loaded has no cases, and its message is the only one there is.
    const ofFile = cases.length === 0 ? failureOf(message) : {};
    const inCases = cases.reduce((total, { seconds }) => total + seconds, 0);
    const around = Math.max(0, (endTime - startTime) / 1000 - inCases);
    return [{ file, title: null, seconds: around, ...ofFile }, ...cases];
  });
}

const resultSchema = z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() });

interface Suite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly z.infer<typeof resultSchema>[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

const testSchema = z.object({ results: z.array(resultSchema) });
const specSchema = z.object({ file: z.string(), title: z.string(), tests: z.array(testSchema) });
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);

function timingsOfSuite({ specs = [], suites = [] }: Suite): Timing[] {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((one) => one.results);
    return {
      file,
      title,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      ...failureOf(results.find(({ error }) => error)?.error?.message),
    };
  });
  return [...own, ...suites.flatMap(timingsOfSuite)];
}

/** Playwright names files relative to the folder of the tests by itself. */
export function playwrightTimings(report: unknown): Timing[] {
  const suite = suiteSchema.safeParse(report).data;
  return suite ? timingsOfSuite(suite) : [];
}
