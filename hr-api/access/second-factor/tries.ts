import type { Limit } from '../sign-in/limits/attempts';

const MINUTE = 60_000;

/** Codes that are typed in sessions of the owner, to add, change or remove: nobody else reaches this count. */
export const factorLimit = (accountId: string): Limit => ({
  subject: `factor ${accountId}`,
  failures: 5,
  pauses: [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE) as [number, ...number[]],
  forgetMs: 60 * MINUTE,
});
