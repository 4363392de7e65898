import { CallError } from '@/lib/client/call/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** Whether it has the wanted state already, or is no longer there: trying again would be in vain. */
export const isOver = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'conflict' || error.code === 'not_found');

/** What a person reads where something could not be finished or taken back. */
export function useRefusalText(): (error: unknown, conflict: 'doneAlready' | 'openAlready') => string {
  const t = useMessages('finish');
  const errorText = useErrorText();
  return (error, conflict) => {
    if (!isOver(error) || !(error instanceof CallError)) return errorText(error);
    return t(error.code === 'conflict' ? conflict : 'gone');
  };
}
