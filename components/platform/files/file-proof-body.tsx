import { CloseButton } from '@/components/ui/button/close-button';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { DownloadIcon } from '@/components/ui/icons/reading-icons';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { useCall } from '@/lib/client/call/use-call';
import { shownFileName } from '@/lib/files/file-name';
import { fileSizeText } from '@/lib/files/file-size';
import { addressOfFile } from '@/lib/links/address-of-file';
import { FileViewer } from './view/file-viewer';
import { FileViewerSkeleton } from './view/file-viewer-skeleton';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

interface FileProofBodyProps {
  readonly title: string;
  readonly code: string;
  readonly name: string;
  readonly address?: string;
  readonly onClose: () => void;
}

/** What `FileProof` shows as soon as its code and words are here (VCALL-11, VCALL-12). */
export function FileProofBody({ title, code, name, address: given, onClose }: FileProofBodyProps) {
  const errorText = useErrorText();
  const t = useMessages('files');
  const language = useLanguage();
  const { data, error, mutate } = useCall('getTicketFile', given ? null : { HeaderCode: code }, {
    revalidateOnFocus: false,
  });
  const shown = shownFileName(data?.FileName || name);
  const address = given ?? addressOfFile('downloadTicketFile', { empid: '', headercode: code, filename: shown });
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-5">
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="truncate text-lg font-semibold">
            {title}
          </p>
          <p className="truncate text-muted">
            {shown}
            {data && data.Size > 0 && ` · ${fileSizeText(data.Size, language)}`}
          </p>
        </div>
        <a
          href={address}
          download={shown}
          aria-label={t('downloadName', { name: shown })}
          title={t('download')}
          className={iconButtonClasses}
        >
          <DownloadIcon />
        </a>
        <CloseButton label={t('close')} onClose={onClose} />
      </div>
      <div className="p-4 md:p-5">
        {error && <UnviewableFile text={errorText(error)} retry={{ text: t('retry'), onRetry: () => void mutate() }} />}
        {!error && !data && !given && <FileViewerSkeleton label={t('loading')} />}
        {!error && (data || given) && <FileViewer name={shown} address={address} />}
      </div>
    </>
  );
}
