import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { calendarDate } from '@/lib/dates';
import { isoDate } from '@/lib/typed/wire-days';
import type { ChangeSubject } from './change-subject';

/** What a key may look like; nothing else is asked about. */
const KEY = /^[\w-]{1,64}$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** A day of an address, DD-MMM-YYYY; empty where it is none. */
export const dayOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && isoDate(given) ? given : '';

/** The same of a day on which something was known, which is not to come. */
export function dayKnown(given: string | string[] | undefined): string {
  const day = dayOf(given);
  return (isoDate(day) ?? '') <= calendarDate(new Date()) ? day : '';
}

/**
 * Whose changes a page shows; read once for a page and its title. A key that names nobody, or somebody whose changes the person may
 * not see, answers null.
 */
export const readSubject = cache(async function readSubject(
  key: string,
  on: string,
  known: string,
): Promise<ChangeSubject | null> {
  if (!isKey(key)) return null;
  return unlessUnknown(() => callHr('getChangeSubject', { ChillCode: key, On: on, KnownOn: known }));
});

/** Null for what the HR API does not know, or will not tell this person. */
export async function unlessUnknown<Reply>(read: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
}
