import { useRef, useState } from 'react';
import { useCallMutation } from '@/lib/client/call/use-call';
import { CallError } from '@/lib/client/call/call-error';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useForm } from '@/lib/client/form/use-form';
import type { CountedVersion } from '@/lib/contract/agreements/admin';
import type { Language } from '@/lib/contract/platform/languages';
import { conductErrorsOf } from './conduct-field-errors';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
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
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const [base, setBase] = useState(saved);
  const draft = useDraftForm('conduct', key.code || key.series, base);
  const { send } = useCallMutation('saveConduct');
  /** Where the next save goes: one that was new is not begun twice. */
  const target = useRef(key);
  const { form: kind, texts, isForEveryone, parts, sections, file } = draft.values;
  const form = useForm<ConductValues, CountedVersion>({
    values: { ...draft, values: { form: kind, texts, isForEveryone, parts, sections, file } },
    check: (values) => ({ texts: languageWithoutTitle(values) && t('titleMissing') }),
    send: async (values) => {
      const { code } = target.current;
      const request = requestOf(values, target.current);
      // One that is new is begun once, from whatever tab; one that is there may be brought back to what it was before.
      const version = await send(request, code ? undefined : await draft.keyOf(request));
      target.current = { code: version.ConductCode, series: version.Series };
      setBase(values);
      return version;
    },
    errorsOf: (error) => {
      const { Texts, Audience, Sections, FileHeaderCode } = conductErrorsOf(error, t);
      return { texts: Texts, parts: Audience, sections: Sections, file: FileHeaderCode };
    },
    failureText: (error) => {
      const isElsewhere = error instanceof CallError && error.code === 'conflict';
      return conductErrorsOf(error, t).Series ?? (isElsewhere ? t('changedElsewhere') : errorText(error));
    },
  });

  /** Saves it; answers what it became, or null where that was refused. */
  function store(): Promise<CountedVersion | null> {
    const missing = languageWithoutTitle(form.values);
    if (missing) onMissing(missing);
    return form.submit();
  }

  return { form, draft, store };
}
