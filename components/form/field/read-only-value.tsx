import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { FormField } from '@/lib/contract/platform/form/field';
import { choicesIn } from '@/lib/contract/platform/form/answers';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { FieldView } from '../store/field-view';
import { useFormContext } from '../form-context';
import { useOptionName } from './use-field-label';

const RichText = lazy(async () => ({ default: (await import('@/components/ui/media/rich-text')).RichText }));
const PhotoControl = lazy(async () => ({ default: (await import('../controls/photo-control')).PhotoControl }));

interface ReadOnlyValueProps {
  readonly field: FormField;
  readonly view: FieldView;
}

/** Answers that are codes, and are read by their names. */
const CHOSEN: ReadonlySet<FormField['type']> = new Set([
  'select',
  'gselect',
  'mselect',
  'othselect',
  'radio',
  'checkbox',
  'locator',
  'ilocator',
  'memplist',
  'banklocator',
]);

/** An answer that cannot be changed here, as text: a grey field would be hard to read. */
export function ReadOnlyValue({ field, view }: ReadOnlyValueProps) {
  const { answer } = view;
  const t = useMessages('form');
  const { files } = useFormContext();
  const nameOf = useOptionName(field);

  if (files?.photo && field.type === 'file')
    return (
      <Suspense fallback={<Skeleton className="size-[120px] rounded-full" />}>
        <PhotoControl files={files} photo={files.photo} view={view} />
      </Suspense>
    );

  function content() {
    if (answer === '') return <span className="text-muted">–</span>;
    if (field.type === 'editor')
      return (
        <Suspense fallback={<Skeleton className="h-5.5 w-full" />}>
          <RichText html={answer} loadingText={t('editor.loading')} />
        </Suspense>
      );
    if (field.type === 'switch') return t(answer === 'Yes' ? 'yes' : 'no');
    if (field.type === 'password') return '••••••••';
    if ((field.type === 'file' || field.type === 'upload') && answer !== NO_FILE) {
      const name = files?.names[answer] ?? t('file');
      const address = files?.addressOf(answer, name);
      return address ? (
        <a href={address} download={name} className={textButtonClasses}>
          {name}
        </a>
      ) : (
        name
      );
    }
    return CHOSEN.has(field.type) ? choicesIn(answer).map(nameOf).join(', ') : answer;
  }

  return (
    <div className="min-h-11 rounded border border-line bg-surface-sunken px-3 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap digits">
      {content()}
    </div>
  );
}
