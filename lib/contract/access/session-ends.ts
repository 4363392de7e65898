/**
 * Why a session is over, as a 401 for a token that was once good says in `params.because`. A token that was never given says
 * nothing. The list is closed: each has a sentence in every language (`end` in messages/<language>/reasons.json).
 */
export const SESSION_ENDS = [
  'idle',
  'twelve-hours',
  'signed-out',
  'next-step',
  'code-void',
  'account',
  'role',
  'password',
  'clock',
  'device',
  'identity',
  'administrator',
] as const;

export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Ends that somebody wanted, or that cast doubt on who it is: a registered device does not begin a new session by itself then. */
const FINAL_ENDS: readonly SessionEnd[] = [
  'signed-out',
  'code-void',
  'account',
  'password',
  'device',
  'identity',
  'administrator',
];

export const mayRestartOnDevice = (end: SessionEnd | null): boolean => end === null || !FINAL_ENDS.includes(end);

/** The end that a reply, a record or an address names; null for none of the list. */
export function sessionEndOf(value: unknown): SessionEnd | null {
  return SESSION_ENDS.find((end) => end === value) ?? null;
}
