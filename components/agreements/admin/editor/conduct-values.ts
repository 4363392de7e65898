import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import type { ConductForm } from '@/lib/contract/agreements/forms';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { textOfHtml } from '@/lib/text/html-text';

export interface TextValues {
  readonly title: string;
  /** HTML, as the words beside the box. */
  readonly content: string;
  readonly agreeText: string;
}

type AudienceEntry = ReplyFor<'getConductVersion'>['Audience'][number];

/** Somebody who is asked, with the name that people know. */
export type AudienceMember = AudienceEntry & { readonly Kind: 'unit' | 'location' | 'person' };

/** An agreement as it is being written. */
export interface ConductValues {
  readonly form: ConductForm;
  readonly texts: Partial<Record<Language, TextValues>>;
  readonly isForEveryone: boolean;
  /** Who is asked where that is not everyone. */
  readonly parts: readonly AudienceMember[];
  readonly sections: readonly string[];
  readonly file: { readonly HeaderCode: string; readonly FileName: string } | null;
}

export const EMPTY_TEXT: TextValues = { title: '', content: '', agreeText: '' };

export const EMPTY_VALUES: ConductValues = {
  form: 'text',
  texts: {},
  isForEveryone: true,
  parts: [],
  sections: [],
  file: null,
};

/** A version as it was written. */
export function valuesOf(version: ReplyFor<'getConductVersion'>): ConductValues {
  const { Form, Texts, Audience, Sections, FileCode, FileName } = version;
  return {
    form: Form,
    texts: Object.fromEntries(
      Texts.map(({ Language, Title, Content, AgreeText }) => [
        Language,
        { title: Title, content: Content, agreeText: AgreeText },
      ]),
    ),
    isForEveryone: Audience.some(({ Kind }) => Kind === 'everyone'),
    parts: Audience.filter((part): part is AudienceMember => part.Kind !== 'everyone'),
    sections: Sections,
    file: FileCode ? { HeaderCode: FileCode, FileName } : null,
  };
}

export const needsFile = (form: ConductForm) => form !== 'text' && form !== 'sections';

const isEmpty = ({ title, content, agreeText }: TextValues) =>
  title.trim() === '' && textOfHtml(content) === '' && textOfHtml(agreeText) === '';

/** The first language whose text has no title; English where nothing is written at all; null for none. */
export function languageWithoutTitle({ texts }: ConductValues): Language | null {
  const written = languages.filter((language) => !isEmpty(texts[language] ?? EMPTY_TEXT));
  if (written.length === 0) return 'en';
  return written.find((language) => texts[language]?.title.trim() === '') ?? null;
}

/** What is sent to keep it as a draft. */
export function requestOf(values: ConductValues, draft: { code: string; series: string }): RequestFor<'saveConduct'> {
  const { form, texts, isForEveryone, parts, sections, file } = values;
  return {
    ConductCode: draft.code,
    Series: draft.series,
    Form: form,
    Texts: languages.flatMap((language) => {
      const text = texts[language] ?? EMPTY_TEXT;
      if (isEmpty(text)) return [];
      return [{ Language: language, Title: text.title.trim(), Content: text.content, AgreeText: text.agreeText }];
    }),
    Audience: isForEveryone || parts.length === 0 ? [{ Kind: 'everyone' }] : [...parts],
    Sections: form === 'sections' ? [...sections] : [],
    FileHeaderCode: (needsFile(form) && file?.HeaderCode) || NO_FILE,
  };
}
