import { useState } from 'react';
import { issuesOf } from '@/lib/client/form/field-errors';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import type { MailTemplateText } from '@/lib/contract/workplace/mail-templates/mail-templates';

export type Words = Pick<MailTemplateText, 'Subject' | 'TemplateContent'>;
type Texts = Readonly<Partial<Record<Language, MailTemplateText>>>;

/** What a mail says in each language: as it is kept, and as it is being written. */
export function useMailTexts({ TemplateCode, Texts: given }: ReplyFor<'getMailTemplate'>) {
  const [kept, setKept] = useState<Texts>(() => Object.fromEntries(given.map((text) => [text.Language, text])));
  const [written, setWritten] = useState<Readonly<Partial<Record<Language, Words>>>>({});
  const [error, setError] = useState<{ readonly language: Language; readonly cause: unknown } | null>(null);
  const save = useCallMutation('saveMailText');
  const restore = useCallMutation('restoreMailText');

  const keptIn = (language: Language): MailTemplateText => {
    const text = kept[language];
    if (text) return text;
    throw new Error(`The mail has no words in ${language}`);
  };
  const wordsIn = (language: Language): Words => written[language] ?? keptIn(language);

  function isChanged(language: Language): boolean {
    const words = written[language];
    const { Subject, TemplateContent } = keptIn(language);
    return words !== undefined && (words.Subject !== Subject || words.TemplateContent !== TemplateContent);
  }

  function take(text: MailTemplateText) {
    setKept((before) => ({ ...before, [text.Language]: text }));
    setWritten((before) => ({ ...before, [text.Language]: undefined }));
  }

  /** Does it and takes the words that are answered; answers whether it was done. */
  async function attempt(language: Language, send: () => Promise<MailTemplateText>): Promise<boolean> {
    setError(null);
    try {
      take(await send());
      return true;
    } catch (cause) {
      setError({ language, cause });
      return false;
    }
  }

  const changed = given.map(({ Language }) => Language).filter(isChanged);

  return {
    keptIn,
    wordsIn,
    isChanged,
    /** The languages in which something is not saved. */
    changed,
    isBusy: save.isSending || restore.isSending,
    /** Of the last attempt. */
    error,
    /** The placeholders of an issue at one of the two fields. */
    issuesAt: (language: Language, field: keyof Words) =>
      (error?.language === language ? issuesOf(error.cause) : []).filter(({ path }) => path.split('.')[0] === field),
    change: (language: Language, part: Partial<Words>) => {
      setError(null);
      setWritten((before) => {
        const { Subject, TemplateContent } = before[language] ?? keptIn(language);
        return { ...before, [language]: { Subject, TemplateContent, ...part } };
      });
    },
    /** Saves every language in which something changed; answers the one at which that was refused. */
    save: async (): Promise<Language | null> => {
      for (const language of changed) {
        const { Revision } = keptIn(language);
        const request = { TemplateCode, Language: language, Revision, ...wordsIn(language) };
        if (!(await attempt(language, () => save.send(request)))) return language;
      }
      return null;
    },
    restore: (language: Language) =>
      attempt(language, () => restore.send({ TemplateCode, Language: language, Revision: keptIn(language).Revision })),
    /** Shows a refusal that came from elsewhere, such as that of a test mail. */
    refuse: (language: Language, cause: unknown) => setError({ language, cause }),
  };
}

export type MailTexts = ReturnType<typeof useMailTexts>;
