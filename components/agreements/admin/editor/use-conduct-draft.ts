import { useRef, useState } from 'react';
import { useCallMutation } from '@/lib/client/call/use-call';
import { CallError } from '@/lib/client/call/call-error';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import type { CountedVersion } from '@/lib/contract/agreements/admin';
import type { Language } from '@/lib/contract/platform/languages';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { fieldErrorsOf } from './conduct-field-errors';
import { requestOf, languageWithoutTitle, type ConductValues } from './conduct-values';

export interface DraftKey {
  /** Empty for one that is not saved yet. */
  readonly code: string;
  /** Empty for the first version of a new agreement. */
  readonly series: string;
}

interface Options {
  readonly draftKey: DraftKey;
  /** As it is saved, or as it begins. */
  readonly saved: ConductValues;
  /** Hears where something is missing that only shows in one language. */
  readonly onMissing: (language: Language) => void;
}

/** An agreement that is being written: what is typed is kept as its draft form, and saved as a draft version on demand. */
export function useConductDraft({ draftKey: key, saved, onMissing }: Options) {
  const t = useMessages('conduct-keeping');
  const errorText = useErrorText();
  const [base, setBase] = useState(saved);
  const draft = useDraftForm('conduct', key.code || key.series, base);
  const { send } = useCallMutation('saveConduct');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  /** Where the next save goes: one that was new is not begun twice. */
  const target = useRef(key);
  const { form, texts, isForEveryone, parts, sections, file } = draft.typed;
  const typed: ConductValues = { form, texts, isForEveryone, parts, sections, file };
  const isChanged = JSON.stringify(typed) !== JSON.stringify(base);

  function refuse(error: unknown) {
    const found = fieldErrorsOf(error, t);
    setFaults(found);
    const isElsewhere = error instanceof CallError && error.code === 'conflict';
    const whole = found.Series ?? (isElsewhere ? t('changedElsewhere') : null);
    setFailure(whole ?? (Object.keys(found).length > 0 ? null : errorText(error)));
  }

  /** Saves it; answers what it became, or null where that was refused. */
  async function save(): Promise<CountedVersion | null> {
    if (isUnderWay.current) return null;
    const missing = languageWithoutTitle(typed);
    setFailure(null);
    setFaults(missing ? { Texts: t('titleMissing') } : {});
    if (missing) {
      onMissing(missing);
      return null;
    }
    isUnderWay.current = true;
    setIsSaving(true);
    try {
      const { code } = target.current;
      const request = requestOf(typed, target.current);
      // One that is new is begun once, from whatever tab; one that is there may be brought back to what it was before.
      const version = await send(request, code ? undefined : await draft.keyOf(request));
      target.current = { code: version.ConductCode, series: version.Series };
      setBase(typed);
      draft.forget();
      return version;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  }

  function discard() {
    draft.forget();
    draft.empty();
    setFaults({});
    setFailure(null);
  }

  return {
    typed,
    isKnown: draft.isKnown,
    state: draft.state,
    isChanged,
    isSaving,
    faults,
    failure,
    change: draft.change,
    save,
    discard,
    forget: draft.forget,
  };
}
