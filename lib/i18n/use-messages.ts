import { useMemo } from 'react';
import { formatMessage, type Values } from './format-message';
import type { Namespace, Translate } from './message-key';
import { useMessagesContext } from './messages-context';

/** The texts of a file of messages, or of a part of one. */
export function useMessages<Of extends Namespace>(namespace: Of): Translate<Of> {
  const { language, messages } = useMessagesContext();
  return useMemo(() => {
    return (key, values?: Values) => {
      const path = `${namespace}.${key}`;
      const message = path.split('.').reduce<unknown>((part, name) => part?.[name as keyof typeof part], messages);
      if (typeof message !== 'string') throw new Error(`the page does not provide the message ${path}`);
      return formatMessage(message, values ?? {}, language);
    };
  }, [namespace, messages, language]);
}
