import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { changed, historyOf, redone, undone } from '../model/history';
import { mergeDefinitions, type Merged } from '../model/merge-definitions';

type Draft = ReplyFor<'getSectionDraft'>;

/** What somebody else saved while one wrote, where both changed the same. */
export interface Conflict {
  readonly theirs: Draft;
  readonly mine: SectionDefinition;
  readonly base: SectionDefinition;
  readonly merged: Merged;
}

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed';

/** The pause before a save, and before another try, in milliseconds. */
const SAVE_DELAY_MS = 900;
const RETRY_MS = 8000;

/**
 * The draft of a section: each change is a step that can be undone, and is saved by itself. What somebody else saved meanwhile is put
 * together with one's own; where both changed the same, `conflict` says so, and nothing is saved before one has chosen.
 */
export function useSectionDraft(loaded: Draft, sectionCode: number, onMerged: (by: string) => void) {
  const [history, setHistory] = useState(() => historyOf(loaded.Definition));
  const [base, setBase] = useState(loaded);
  const [issues, setIssues] = useState(loaded.Issues);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { send } = useCallMutation('saveSectionDraft');
  const definition = history.present;
  const isChanged = definition !== base.Definition;

  const latest = useRef({ definition, base, conflict });
  const tellMerged = useRef(onMerged);
  useEffect(() => {
    latest.current = { definition, base, conflict };
    tellMerged.current = onMerged;
  });
  const underWay = useRef<Promise<boolean> | null>(null);

  const change = useCallback(
    (next: SectionDefinition, what = '') => setHistory((before) => changed(before, next, { what, at: Date.now() })),
    [],
  );

  /** What was saved by somebody else counts from here on as where one began. */
  const adopt = useCallback((theirs: Draft, next: SectionDefinition) => {
    setBase(theirs);
    setIssues(theirs.Issues);
    setConflict(null);
    setHistory((before) => changed(before, next, { what: '', at: Date.now() }));
    latest.current = { definition: next, base: theirs, conflict: null };
  }, []);

  /** Whether it is put together, and can be saved. */
  const meet = useCallback(
    async (by: string): Promise<boolean> => {
      const theirs = await call('getSectionDraft', { SectionCode: sectionCode });
      const { definition: mine, base: before } = latest.current;
      const merged = mergeDefinitions({ base: before.Definition, mine, theirs: theirs.Definition });
      if (merged.clashes.length > 0) {
        setConflict({ theirs, mine, base: before.Definition, merged });
        return false;
      }
      adopt(theirs, merged.definition);
      tellMerged.current(theirs.SavedBy || by);
      return true;
    },
    [adopt, sectionCode],
  );

  /** Whether it was saved, or can be now. */
  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { definition: sent, base: before, conflict: open } = latest.current;
    if (open) return false;
    if (sent === before.Definition) return true;
    setIsSaving(true);
    try {
      const reply = await send({ SectionCode: sectionCode, Revision: before.Revision, Definition: sent });
      const saved = { ...before, ...reply, Definition: sent, IsDraft: true, SavedBy: '' };
      latest.current.base = saved;
      setBase(saved);
      setIssues(reply.Issues);
      setFailure(null);
      return true;
    } catch (error) {
      const fail = (failed: unknown) => {
        setFailure(failed);
        return false;
      };
      const isConflict = error instanceof CallError && error.code === 'conflict';
      return isConflict ? await meet(String(error.params?.by ?? '')).catch(fail) : fail(error);
    } finally {
      setIsSaving(false);
    }
  }, [meet, send, sectionCode]);

  /** Saves all there is, one save at a time; whether it is all there then. */
  const flush = useCallback(async (): Promise<boolean> => {
    for (let tries = 0; tries < 3; tries += 1) {
      underWay.current ??= saveOnce().finally(() => {
        underWay.current = null;
      });
      if (!(await underWay.current)) return false;
      if (latest.current.definition === latest.current.base.Definition) return true;
    }
    return false;
  }, [saveOnce]);

  useEffect(() => {
    if (!isChanged || isSaving || conflict) return;
    const timer = setTimeout(() => void flush(), failure === null ? SAVE_DELAY_MS : RETRY_MS);
    return () => clearTimeout(timer);
  }, [definition, isChanged, isSaving, conflict, failure, flush]);

  useEffect(() => {
    const flushWhenLeft = () => document.hidden && void flush();
    document.addEventListener('visibilitychange', flushWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenLeft);
      void flush();
    };
  }, [flush]);

  const state: SaveState = isSaving ? 'saving' : !isChanged ? 'saved' : failure === null ? 'changed' : 'failed';
  return {
    definition,
    change,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    /** As it is saved. */
    saved: base,
    issues,
    state,
    isChanged,
    failure: isChanged ? failure : null,
    flush,
    /** Of what is saved at this moment, after a save that was awaited too. */
    currentRevision: () => latest.current.base.Revision,
    conflict,
    /** Ends a conflict with what one has chosen. */
    settle: (next: SectionDefinition) => conflict && adopt(conflict.theirs, next),
  };
}
