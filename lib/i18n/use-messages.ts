import { useMemo } from 'react';
import type { Namespace, Translate } from './message-key';
import { useMessagesContext } from './messages-context';
import { translatorOf } from './translator-of';

/** The texts of a file of messages, or of a part of one. */
export function useMessages<Of extends Namespace>(namespace: Of): Translate<Of> {
  const { language, messages } = useMessagesContext();
  return useMemo(() => translatorOf(namespace, messages, language), [namespace, messages, language]);
}
