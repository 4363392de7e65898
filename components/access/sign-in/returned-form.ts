import { getTranslations } from 'next-intl/server';
import { isNote, readFlash, type FlashNote } from '@/lib/bff/redirect/flash';
import type { ErrorCode } from '@/lib/contract/platform/errors';
import type { Failure } from '@/lib/i18n/failure-text';

export interface ReturnedSignIn extends Partial<Failure> {
  readonly username: string;
  /** The good news that led there. */
  readonly notice?: string;
}

/**
 * The sign-in form as it came back from a post without scripts: what went wrong or was done, and the id that was typed. `state` is
 * what a provider gives back after signing out there.
 */
export async function readReturnedSignIn(state?: string | string[]): Promise<ReturnedSignIn | null> {
  const flash = await readFlash('sign-in');
  if (!flash) return null;
  const username = flash.values.username ?? '';
  return isNote(flash.code)
    ? {
        username,
        notice: await noticeOf(flash.code, flash.params?.state === state ? flash.params?.provider : undefined),
      }
    : { ...failureOf(flash.code, flash), username };
}

async function noticeOf(code: FlashNote, provider: string | number | undefined): Promise<string> {
  const [t, atProvider] = await Promise.all([getTranslations('sign-in'), getTranslations('single-sign-on')]);
  if (code !== 'signed_out') return t('passwordUpdated');
  return provider === undefined ? t('signedOut') : atProvider('signedOut', { provider });
}

/** The code form that was posted without scripts: its failure, or that a new code was sent. */
export async function readReturnedCode(): Promise<Failure | 'code_sent' | null> {
  const flash = await readFlash('code');
  if (!flash) return null;
  if (isNote(flash.code)) return 'code_sent';
  return failureOf(flash.code, flash);
}

function failureOf(code: ErrorCode, { params, message }: Pick<Failure, 'params' | 'message'>): Failure {
  return { code, params, message };
}
