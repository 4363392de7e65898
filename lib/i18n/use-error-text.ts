import { useCallback } from 'react';
import { failureText } from './failure-text';
import { useMessagesContext } from './messages-context';

/** What a person reads about a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { language, messages } = useMessagesContext();
  const { errors } = messages;
  if (!errors) throw new Error('the page does not provide the messages of errors');
  return useCallback((error) => failureText(error, errors, language), [errors, language]);
}
