import type { Language } from '../contract/platform/languages';
import { formatMessage, type Values } from './format-message';
import type { Namespace, Translate } from './message-key';

/** The texts of a file of messages, or of a part of one, out of what a page provides. */
export function translatorOf<Of extends Namespace>(namespace: Of, messages: object, language: Language): Translate<Of> {
  return (key, values?: Values) => {
    const path = `${namespace}.${key}`;
    const message = path.split('.').reduce<unknown>((part, name) => part?.[name as keyof typeof part], messages);
    if (typeof message !== 'string') throw new Error(`the page does not provide the message ${path}`);
    return formatMessage(message, values ?? {}, language);
  };
}
