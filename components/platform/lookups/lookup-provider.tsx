import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';
import type { Language } from '@/lib/contract/platform/languages';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { LookupContextProvider, type LookupMessages } from './lookup-context';

interface LookupProviderProps {
  readonly words: LookupMessages;
  readonly failures: FailureWords;
  readonly language: Language;
  /** The editors; told which parts hold what is not saved. */
  readonly children: (changedParts: ReadonlySet<string>) => ReactNode;
}

/** Stands around the editors of a screen, and asks before what they have not saved is lost. */
export function LookupProvider({ words, failures, language, children }: LookupProviderProps) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const question = useConfirmLeave(changed.size > 0);

  const tell = useCallback((part: string, isChanged: boolean) => {
    setChanged((before) => {
      if (before.has(part) === isChanged) return before;
      const next = new Set(before);
      if (isChanged) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);
  const value = useMemo(
    () => ({ words, language, failureText: (error: unknown) => failureText(error, failures), tell }),
    [words, language, failures, tell],
  );

  return (
    <LookupContextProvider value={value}>
      {children(changed)}
      <ConfirmDialog
        isOpen={question.isAsked}
        title={words.leaveTitle}
        confirmText={words.leave}
        cancelText={words.stay}
        onConfirm={question.leave}
        onCancel={question.stay}
      >
        {words.leaveText}
      </ConfirmDialog>
    </LookupContextProvider>
  );
}
