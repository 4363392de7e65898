import { Button } from '../button/button';
import { buttonClasses } from '../button/button-variant';
import { DownloadIcon, FileIcon } from '../icons/reading-icons';

interface UnviewableFileProps {
  readonly text: string;
  /** Where it can be saved from all the same, and as what. */
  readonly download?: { readonly address: string; readonly name: string; readonly text: string };
  readonly retry?: { readonly text: string; readonly onRetry: () => void };
}

/** In place of a file that is not shown: why, and what can be done about it (FVIEW-08). */
export function UnviewableFile({ text, download, retry }: UnviewableFileProps) {
  return (
    <div role="alert" className="flex flex-col items-center rounded border border-line px-6 py-12 text-center">
      <FileIcon className="size-10 text-muted" />
      <p className="mt-4 font-medium">{text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {retry && (
          <Button variant="secondary" type="button" onClick={retry.onRetry}>
            {retry.text}
          </Button>
        )}
        {download && (
          <a href={download.address} download={download.name} className={buttonClasses('primary')}>
            <DownloadIcon />
            {download.text}
          </a>
        )}
      </div>
    </div>
  );
}
