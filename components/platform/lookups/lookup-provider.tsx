import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';
import { useMessages } from '@/lib/i18n/use-messages';
import { LookupContextProvider } from './lookup-context';

interface LookupProviderProps {
  /** The editors, given the parts with unsaved changes. */
  readonly children: (changedParts: ReadonlySet<string>) => ReactNode;
}

/** Surrounds the editors of a screen, and asks before the page is left with unsaved changes. */
export function LookupProvider({ children }: LookupProviderProps) {
  const t = useMessages('lookups');
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const question = useConfirmLeave(changed.size > 0);

  const report = useCallback((part: string, isChanged: boolean) => {
    setChanged((before) => {
      if (before.has(part) === isChanged) return before;
      const next = new Set(before);
      if (isChanged) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);

  return (
    <LookupContextProvider value={report}>
      {children(changed)}
      <ConfirmDialog
        isOpen={question.isAsked}
        title={t('leaveTitle')}
        confirmText={t('leave')}
        cancelText={t('stay')}
        onConfirm={question.leave}
        onCancel={question.stay}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </LookupContextProvider>
  );
}
