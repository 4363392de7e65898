import { isNote, readFlash, type Flash } from '@/lib/bff/redirect/flash';
import type { Failure } from '@/lib/i18n/failure-text';

interface ReturnedForm {
  readonly failure: Failure;
  readonly values: Readonly<Record<string, string>>;
}

/** A form of the client sign-in that was posted without scripts. */
export async function readReturnedForm(form: Extract<Flash['form'], `client-${string}`>): Promise<ReturnedForm | null> {
  const flash = await readFlash(form);
  if (!flash || isNote(flash.code)) return null;
  const { code, params, message, values } = flash;
  return { failure: { code, params, message }, values };
}
