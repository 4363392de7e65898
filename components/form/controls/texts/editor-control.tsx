import { useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReadOnlyValue } from '../../field/read-only-value';
import type { ControlProps } from '../control';

const editor = partOnDemand(() => import('@/components/ui/form/rich-text-editor'));

/** An editor that is left empty still holds the line that it began with. */
const isBlank = (html: string) => !/<img/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** FENG-17, FENG-44: a text with emphasis and lists; its editor comes when there is one. */
export function EditorControl({ field, view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form.editor');
  const loaded = editor.usePart(true);
  const [written, setWritten] = useState(view.answer);
  const [beginnings, setBeginnings] = useState(0);
  // The editor takes no later text, so that another one from outside begins another editor.
  if (view.answer !== written) {
    setWritten(view.answer);
    setBeginnings(beginnings + 1);
  }

  function write(html: string) {
    const answer = isBlank(html) ? '' : html;
    setWritten(answer);
    onAnswer(answer);
  }

  if (attributes.disabled) return <ReadOnlyValue field={field} view={view} />;
  if (!loaded) return <Skeleton className="h-[21.5rem] w-full" />;
  const words = {
    heading: t('heading'),
    bold: t('bold'),
    italic: t('italic'),
    bulletList: t('bulletList'),
    numberedList: t('numberedList'),
    loading: t('loading'),
  };
  return (
    <loaded.RichTextEditor
      key={beginnings}
      label={label}
      html={view.answer}
      words={words}
      onChange={write}
      className="h-[300px]"
    />
  );
}
