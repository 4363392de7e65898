import type { Budget } from '../../../platform/budgets/budgets';
import { addressBlock } from '../address-block';
import type { Limit } from './attempts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Longer each time, so that guessing does not pay and a typing mistake costs little. */
const growing = {
  pauses: [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE) as [number, ...number[]],
  forgetMs: HOUR,
};

/** Where an attempt comes from as far as that is known: what may be counted against others is one of many, or all of them. */
export const originOf = (clientAddress: string | null) =>
  clientAddress === null ? 'unknown' : addressBlock(clientAddress);

/** Passwords of an account, or of an id that nobody has, from one origin. */
export const passwordLimit = (subject: string, clientAddress: string | null): Limit => ({
  subject: `password ${subject} from ${originOf(clientAddress)}`,
  failures: 5,
  ...growing,
});

/** Passwords of an account in a browser in which its owner was before, or in a session of theirs. */
export const ownPasswordLimit = (accountId: string, place: string): Limit => ({
  subject: `password ${accountId} at ${place}`,
  failures: 10,
  ...growing,
});

/**
 * Passwords of an account from everywhere but the owner's browsers: 100 an hour at most, which is what NIST SP 800-63B-4 allows
 * in a row.
 */
export const passwordBudget = (subject: string): Budget => ({
  subject: `passwords of ${subject}`,
  atOnce: 20,
  anHour: 80,
});

/** Failures of whatever kind from one address, whosever account they were for. */
export const addressLimit = (clientAddress: string): Limit => ({
  subject: `address ${addressBlock(clientAddress)}`,
  failures: 50,
  ...growing,
});

/** The tries at one-time codes of a session that waits for one: a new code does not renew them, a new sign-in does. */
export const codeLimit = (sessionId: string): Limit => ({
  subject: `code ${sessionId}`,
  failures: 5,
  pauses: [15 * MINUTE],
  forgetMs: 24 * HOUR,
});

/** Who asks for a code. */
export interface CodeAsker {
  /** An account, an id or names that were typed: whether somebody has them or not. */
  readonly subject: string;
  /** The browser, where its owner was in it before. */
  readonly ownBrowser: string | null;
  readonly clientAddress: string | null;
}

/**
 * So many codes of a kind: for each browser of the owner; for each origin of others, and twice as many for all of these
 * together, so that nobody's mailbox is filled from everywhere. What strangers use up of it, long codes make up for.
 */
function codeBudgets(kind: string, { subject, ownBrowser, clientAddress }: CodeAsker, often: Omit<Budget, 'subject'>) {
  const name = `${kind} of ${subject}`;
  if (ownBrowser !== null) return [{ ...often, subject: `${name} at ${ownBrowser}` }];
  const { atOnce, anHour } = often;
  return [
    { ...often, subject: `${name} from ${originOf(clientAddress)}` },
    { atOnce: atOnce * 2, anHour: anHour * 2, subject: name },
  ];
}

/** Codes after the password that were mailed and not used. */
export const codesAfterPassword = (asker: CodeAsker): Budget[] =>
  codeBudgets('codes', asker, { atOnce: 10, anHour: 10 / 24 });

/** Tries at the codes of an account's app that were wrong. */
export const appCodeTries = (asker: CodeAsker): Budget[] => codeBudgets('app codes', asker, { atOnce: 10, anHour: 1 });

/** Codes for a new password that were asked for. */
export const passwordCodes = (asker: CodeAsker): Budget[] =>
  codeBudgets('password codes', asker, { atOnce: 5, anHour: 5 });

/** Codes of a client user that were asked for and not used. */
export const clientCodes = (asker: CodeAsker): Budget[] =>
  codeBudgets('client codes', asker, { atOnce: 10, anHour: 10 / 24 });

/** The tries at codes for a new password in the browser that has asked for one, or in all others. */
export const passwordCodeTries = (subject: string, askingBrowser: string | null): Budget => ({
  subject: `tries at password codes of ${subject} ${askingBrowser ? `at ${askingBrowser}` : 'elsewhere'}`,
  atOnce: 5,
  anHour: 5,
});

/** How often codes may be asked for from one address; asking is no failure, so nothing takes it back. */
export const codeRequestLimit = (clientAddress: string, kind: 'password' | 'client'): Limit => ({
  subject: `${kind} code requests from ${addressBlock(clientAddress)}`,
  failures: 50,
  ...growing,
});

/** The tries at the code of one step of a client user's sign-in. */
export const clientCodeLimit = (stepId: string): Limit => ({
  subject: `client code ${stepId}`,
  failures: 5,
  pauses: [15 * MINUTE],
  forgetMs: 24 * HOUR,
});

/** SOPQ-47: who comes by single sign-on, for the account that is bound or else for the address. */
export const singleSignOnLimit = (subject: string): Limit => ({ subject: `sso ${subject}`, failures: 5, ...growing });

/** Who is told that attempts pause: its owner, once a day. */
export const pauseNoticeBudget = (subject: string): Budget => ({
  subject: `pause notice of ${subject}`,
  atOnce: 1,
  anHour: 1 / 24,
});
