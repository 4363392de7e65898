import { isNote, readFlash } from '@/lib/bff/redirect/flash';
import type { Failure } from '@/lib/i18n/failure-text';
import type { ReturnedReset } from './reset-form';

/** The forgotten-password form that was posted without scripts. */
export async function readReturnedForgot(): Promise<(Failure & { username: string }) | null> {
  const flash = await readFlash('forgot-password');
  if (!flash || isNote(flash.code)) return null;
  const { code, params, message, values } = flash;
  return { code, params, message, username: values.username ?? '' };
}

/** The form for a new password, after the forgotten-password form or its own post. */
export async function readReturnedReset(): Promise<ReturnedReset | null> {
  const flash = await readFlash('reset-password');
  if (!flash) return null;
  const { code, params, message, issues, values } = flash;
  const failure = isNote(code) ? null : { code, params, message };
  return { failure, issues, username: values.username ?? '' };
}
