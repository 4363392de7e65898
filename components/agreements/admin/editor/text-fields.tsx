import { useId, useState } from 'react';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';
import { Segmented } from '@/components/ui/form/segmented';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import type { Language } from '@/lib/contract/platform/languages';
import { MAX_LENGTH } from '@/lib/contract/agreements/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { EMPTY_TEXT, type TextValues } from './conduct-values';

interface TextFieldsProps {
  readonly language: Language;
  readonly text: TextValues | undefined;
  readonly error: string | null;
  readonly onChange: (text: TextValues) => void;
}

/** An agreement's words in one language. What is edited stays the browser's until another language is looked at. */
export function TextFields({ language, text = EMPTY_TEXT, error, onChange }: TextFieldsProps) {
  const t = useMessages('agreements-admin');
  const tEditor = useMessages('agreements-admin.editor');
  const shortTextWords = {
    bold: tEditor('bold'),
    italic: tEditor('italic'),
    bulletList: tEditor('bulletList'),
    loading: tEditor('loading'),
  };
  const id = useId();
  const [way, setWay] = useState<'text' | 'html'>('text');
  const isTitleMissing = error !== null && text.title.trim() === '';
  return (
    <div lang={language} className="space-y-5">
      <TextField
        id={`${id}-title`}
        name="title"
        label={t('heading')}
        maxLength={MAX_LENGTH.title}
        required
        value={text.title}
        error={isTitleMissing ? error : null}
        onChange={({ target }) => onChange({ ...text, title: target.value })}
      />
      <div>
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span id={`${id}-content-label`} className="font-medium">
            {t('text')}
          </span>
          <Segmented
            label={t('text')}
            options={[
              { value: 'text', text: t('asText') },
              { value: 'html', text: t('asHtml') },
            ]}
            chosen={way}
            onChoose={setWay}
          />
        </div>
        {way === 'text' ? (
          <RichTextEditor
            label={t('text')}
            html={text.content}
            words={{ ...shortTextWords, heading: tEditor('heading'), numberedList: tEditor('numberedList') }}
            onChange={(content) => onChange({ ...text, content })}
            className="max-h-[32rem] min-h-64"
          />
        ) : (
          <TextArea
            aria-labelledby={`${id}-content-label`}
            rows={14}
            spellCheck={false}
            value={text.content}
            onChange={({ target }) => onChange({ ...text, content: target.value })}
            className="max-h-[32rem] min-h-72 font-mono"
          />
        )}
        {error && !isTitleMissing && (
          <p role="alert" className="mt-1.5 text-danger">
            {error}
          </p>
        )}
      </div>
      <div>
        <p className="mb-1.5 font-medium">{t('agreeText')}</p>
        <RichTextEditor
          label={t('agreeText')}
          html={text.agreeText}
          words={shortTextWords}
          onChange={(agreeText) => onChange({ ...text, agreeText })}
          className="max-h-40 min-h-16"
        />
        <p className="mt-1.5 text-muted">{t('agreeHint')}</p>
      </div>
    </div>
  );
}
