import { useRef, useState } from 'react';
import { ClipIcon } from '@/components/ui/icons/file-icons';
import { CloseIcon, EyeIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { uploadFile } from '@/lib/client/call/upload-file';
import { shownFileName } from '@/lib/files/file-name';
import type { AttachFileProps } from './attached-file';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { FileCard } from '../file-card';
import { FileProof } from '../file-proof';
import { UploadButton } from './upload-button';

/** What `AttachFile` shows as soon as its code and words are here. */
export function AttachControl({ value, onChange, call, addressOf, ...rules }: AttachFileProps) {
  const t = useMessages('files');
  const language = useLanguage();
  const placeRef = useRef<HTMLDivElement>(null);
  const [isViewing, setIsViewing] = useState(false);

  /** The button that was pressed gives way to another, which takes the focus over. */
  function change(next: AttachFileProps['value']) {
    onChange(next);
    setTimeout(() => placeRef.current?.querySelector('button')?.focus());
  }

  if (!value) {
    return (
      <div ref={placeRef}>
        <UploadButton
          icon={<ClipIcon />}
          text={t('attach')}
          rules={rules}
          upload={(file, attention) => uploadFile(call, file, attention)}
          onUploaded={({ HeaderCode, FileName }, { size }) => change({ HeaderCode, FileName, Size: size })}
        />
      </div>
    );
  }
  const name = shownFileName(value.FileName);
  return (
    <div ref={placeRef}>
      <FileCard name={name} size={value.Size} language={language}>
        <button
          type="button"
          aria-label={t('view', { name })}
          title={t('viewShort')}
          onClick={() => setIsViewing(true)}
          className={iconButtonClasses}
        >
          <EyeIcon />
        </button>
        <button
          type="button"
          aria-label={t('remove', { name })}
          title={t('removeShort')}
          onClick={() => change(null)}
          className={iconButtonClasses}
        >
          <CloseIcon />
        </button>
      </FileCard>
      {isViewing && (
        <FileProof
          title={t('attached')}
          code={value.HeaderCode}
          name={name}
          address={addressOf?.(value)}
          onClose={() => setIsViewing(false)}
        />
      )}
    </div>
  );
}
