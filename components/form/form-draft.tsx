import { useEffect, useRef } from 'react';
import { DraftNote } from '@/components/platform/drafts/draft-note';
import { useDraft } from '@/lib/client/drafts/use-draft';
import { readDraft } from './store/form-draft-content';
import type { FormStore } from './store/form-store';

interface FormDraftProps {
  readonly store: FormStore;
  readonly form: string;
  readonly subject: string;
}

/** Keeps what is typed into a form, apart from it, so that a save draws none of its fields anew. What is saved or undone needs no draft. */
export function FormDraft({ store, form, subject }: FormDraftProps) {
  const { restored, state, save, discard } = useDraft({ form, subject });
  const isRestored = useRef(false);
  const stored = useRef<string | null>(null);

  useEffect(() => {
    if (restored === undefined || isRestored.current) return;
    isRestored.current = true;
    stored.current ??= restored;
    if (restored !== null) store.restore(readDraft(restored));
  }, [store, restored]);

  useEffect(() => {
    const keep = () => {
      const content = store.isChanged() ? JSON.stringify(store.draft()) : null;
      if (content === stored.current) return;
      stored.current = content;
      // Failing to delete a draft must not stop anybody.
      if (content === null) void discard().catch(() => undefined);
      else save(content);
    };
    // Somebody may have typed before this listened.
    if (store.isChanged()) keep();
    return store.subscribeToChanges(keep);
  }, [store, save, discard]);

  return <DraftNote state={state} onDiscard={() => store.forget(true)} />;
}
