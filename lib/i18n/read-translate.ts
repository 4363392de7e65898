import { getTranslations } from 'next-intl/server';
import type { Namespace, Translate } from './message-key';

/** The texts of a file of messages on the server, as what is used on both sides takes them. */
export async function readTranslate<Of extends Namespace>(namespace: Of): Promise<Translate<Of>> {
  return (await getTranslations(namespace)) as unknown as Translate<Of>;
}
