import { test as base } from './portal-test';

interface Options {
  /** Who has signed in before the test begins; left out: nobody. */
  employeeId: string | undefined;
}

/** A browser test of someone who is signed in already, and whom no test may sign out. */
export const test = base.extend<Options>({
  employeeId: [undefined, { option: true }],
  storageState: async ({ employeeId, stateOf }, use) => {
    await use(employeeId ? await stateOf(employeeId) : undefined);
  },
});
