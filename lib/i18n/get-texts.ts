import { getLocale, getMessages } from 'next-intl/server';
import type { Namespace, Translate } from './message-key';
import { translatorOf } from './translator-of';

/** As `useMessages`, on the server: for functions that say the same on either side. */
export async function getTexts<Of extends Namespace>(namespace: Of): Promise<Translate<Of>> {
  const [language, messages] = await Promise.all([getLocale(), getMessages()]);
  return translatorOf(namespace, messages, language);
}
