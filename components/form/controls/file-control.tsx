import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { PROFILE_FILE } from '@/lib/contract/platform/form/file-limits';
import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import { useMessages } from '@/lib/i18n/use-messages';
import { useFormContext, type FormFiles } from '../form-context';
import type { ControlProps } from './control';
import { PhotoControl } from './photo-control';

/** A file, whose HeaderCode is the answer. `file` has the limits of a profile section (PUPL-01, PUPL-02), `upload` those of every upload. */
export function FileControl({ field, view, onAnswer, files }: ControlProps & { readonly files: FormFiles }) {
  const t = useMessages('form');
  const { store } = useFormContext();
  const { answer } = view;
  if (files.photo && field.type === 'file')
    return <PhotoControl files={files} photo={files.photo} view={view} onAnswer={onAnswer} />;
  const name = files.names[answer] ?? store.nameOf(field.code, answer) ?? t('file');

  function attach(file: AttachedFile | null) {
    if (file) store.remember(field.code, { value: file.HeaderCode, label: file.FileName, parent: null });
    onAnswer(file?.HeaderCode ?? '');
  }

  return (
    <AttachFile
      value={answer === '' || answer === NO_FILE ? null : { HeaderCode: answer, FileName: name }}
      onChange={attach}
      call={files.call}
      addressOf={({ HeaderCode, FileName }) => files.addressOf(HeaderCode, FileName)}
      {...(field.type === 'file' && PROFILE_FILE)}
    />
  );
}
