import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { errorCodes } from '../../contract/platform/errors';
import { portalEnv } from '../../env';

/**
 * How a form that was posted without JavaScript comes back: what went wrong and what was typed, never a password. Sealed,
 * because an employee id is nobody else's business, and gone after a minute.
 */
const FLASH_COOKIE = '__Host-hr-flash';
const MAX_AGE_SECONDS = 60;

/** Good news that a plain form comes back with. */
const FLASH_NOTES = ['code_sent', 'password_code_sent', 'password_updated', 'signed_out'] as const;
export type FlashNote = (typeof FLASH_NOTES)[number];

/** Whether a form came back with good news. */
export const isNote = (code: Flash['code']): code is FlashNote => FLASH_NOTES.some((note) => note === code);

const flashSchema = z.object({
  form: z.enum([
    'sign-in',
    'code',
    'forgot-password',
    'reset-password',
    'change-role',
    'client-step',
    'client-code',
    'accept-conduct',
    'device',
    'figure-purpose',
  ]),
  /** What went wrong, or what was done. */
  code: z.enum([...errorCodes, ...FLASH_NOTES]),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Which fields, and by which rule, where the code is `invalid`. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The HR API's own words, where its refusal has no code of ours. */
  message: z.string().optional(),
  values: z.record(z.string(), z.string()),
});
export type Flash = z.output<typeof flashSchema>;

export async function flashCookie(flash: Flash, seconds = MAX_AGE_SECONDS): Promise<string> {
  const seal = await sealData(flash, { password: portalEnv().SESSION_SECRET, ttl: seconds });
  return `${FLASH_COOKIE}=${seal}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}

export function clearedFlashCookie(): string {
  return `${FLASH_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
}

/** Whether a request opens the sign-in page with something to say, which it says once. */
export function isShownAtSignIn({ nextUrl, headers, cookies }: NextRequest): boolean {
  const isShown = headers.get('sec-fetch-dest') !== 'empty' && /^\/auth\/login(?:\/|$)/.test(nextUrl.pathname);
  return isShown && cookies.has(FLASH_COOKIE);
}

export async function readFlash(form: Flash['form']): Promise<Omit<Flash, 'form'> | null> {
  const value = (await cookies()).get(FLASH_COOKIE)?.value;
  if (!value) return null;
  const opened = await unsealData(value, { password: portalEnv().SESSION_SECRET }).catch(() => null);
  const flash = flashSchema.safeParse(opened).data;
  return flash?.form === form ? flash : null;
}
