import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import type { ConductForm } from '@/lib/contract/agreements/forms';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { textOfHtml } from '@/lib/text/html-text';

export interface TypedText {
  readonly title: string;
  /** HTML, as the words beside the box. */
  readonly content: string;
  readonly agreeText: string;
}

type Asked = ReplyFor<'getConductVersion'>['Audience'][number];

/** Somebody who is asked, with the name that people know. */
export type AskedPart = Asked & { readonly Kind: 'unit' | 'location' | 'person' };

/** An agreement as it is being written. */
export interface TypedConduct {
  readonly form: ConductForm;
  readonly texts: Partial<Record<Language, TypedText>>;
  readonly isForEveryone: boolean;
  /** Who is asked where that is not everyone. */
  readonly parts: readonly AskedPart[];
  readonly sections: readonly string[];
  readonly file: { readonly HeaderCode: string; readonly FileName: string } | null;
}

export const EMPTY_TEXT: TypedText = { title: '', content: '', agreeText: '' };

export const NOTHING_WRITTEN: TypedConduct = {
  form: 'text',
  texts: {},
  isForEveryone: true,
  parts: [],
  sections: [],
  file: null,
};

/** A version as it was written. */
export function typedOf(version: ReplyFor<'getConductVersion'>): TypedConduct {
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
    parts: Audience.filter((part): part is AskedPart => part.Kind !== 'everyone'),
    sections: Sections,
    file: FileCode ? { HeaderCode: FileCode, FileName } : null,
  };
}

export const needsFile = (form: ConductForm) => form !== 'text' && form !== 'sections';

const isEmpty = ({ title, content, agreeText }: TypedText) =>
  title.trim() === '' && textOfHtml(content) === '' && textOfHtml(agreeText) === '';

/** The first language whose text has no title; English where nothing is written at all; null for none. */
export function withoutTitle({ texts }: TypedConduct): Language | null {
  const written = languages.filter((language) => !isEmpty(texts[language] ?? EMPTY_TEXT));
  if (written.length === 0) return 'en';
  return written.find((language) => texts[language]?.title.trim() === '') ?? null;
}

/** What is sent to keep it as a draft. */
export function requestOf(typed: TypedConduct, draft: { code: string; series: string }): RequestFor<'saveConduct'> {
  const { form, texts, isForEveryone, parts, sections, file } = typed;
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
