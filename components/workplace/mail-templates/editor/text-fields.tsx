import { useCallback, useId, useState, type RefObject } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { RichTextEditor, type EditorHandle } from '@/components/ui/form/rich-text-editor';
import { TextField } from '@/components/ui/form/text-field';
import type { Language } from '@/lib/contract/platform/languages';
import { MAX_LENGTH } from '@/lib/contract/workplace/mail-templates/limits';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Words } from './use-mail-texts';
import { usePlaceholderMarks } from './use-placeholder-marks';

interface TextFieldsProps {
  readonly language: Language;
  readonly words: Words;
  readonly subjectError: string | null;
  readonly contentError: string | null;
  /** The placeholders that the mail knows. */
  readonly names: readonly string[];
  readonly editor: RefObject<EditorHandle | null>;
  readonly onSubjectFocus: (input: HTMLInputElement | null) => void;
  readonly onChange: (part: Partial<Words>) => void;
}

/** Pictures stand below the base path on a page, and without it in what is kept. */
const withoutBase = (html: string) => html.replaceAll(`src="${withBasePath('/api/')}`, 'src="/api/');

/** What a mail says in one language. What is edited stays the browser's until another language is looked at. */
export function TextFields(props: TextFieldsProps) {
  const { language, words, subjectError, contentError, names, editor, onSubjectFocus, onChange } = props;
  const t = useMessages('mail-templates');
  const tEditor = useMessages('mail-templates.editor');
  const id = useId();
  const [isReady, setIsReady] = useState(false);
  const makeReady = useCallback(() => setIsReady(true), []);
  usePlaceholderMarks(editor, { names, content: isReady && words.TemplateContent });

  return (
    <div lang={language} className="space-y-5">
      <TextField
        id={`${id}-subject`}
        name="Subject"
        label={t('subject')}
        maxLength={MAX_LENGTH.subject}
        value={words.Subject}
        error={subjectError}
        onFocus={({ currentTarget }) => onSubjectFocus(currentTarget)}
        onChange={({ target }) => onChange({ Subject: target.value })}
      />
      <div onFocus={() => onSubjectFocus(null)}>
        <p className="mb-1.5 font-medium">{t('content')}</p>
        <RichTextEditor
          ref={editor}
          label={t('content')}
          html={words.TemplateContent}
          words={{
            heading: tEditor('heading'),
            bold: tEditor('bold'),
            italic: tEditor('italic'),
            bulletList: tEditor('bulletList'),
            numberedList: tEditor('numberedList'),
            loading: tEditor('loading'),
          }}
          keepsForm
          onReady={makeReady}
          onChange={(html) => onChange({ TemplateContent: withoutBase(html) })}
          className="mail-editor max-h-[40rem] min-h-[300px]"
        />
        {contentError && <FieldIssue text={contentError} />}
        <p className="mt-1.5 text-muted">{t('smallPrint')}</p>
      </div>
    </div>
  );
}
