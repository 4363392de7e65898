import type { ReactNode } from 'react';
import { FileIcon } from '@/components/ui/icons/reading-icons';
import { extensionOf, shownFileName } from '@/lib/files/file-name';
import { fileSizeText } from '@/lib/files/file-size';

interface FileCardProps {
  readonly name: string;
  /** In bytes, where it is known. */
  readonly size: number | undefined;
  readonly language: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Letters of a name that fits wherever it stands. */
const SHORT_TYPE = 14;

/** One file by its name and size. The end of a name, which tells its type, stays seen however long the name is. */
export function FileCard({ name, size, language, children }: FileCardProps) {
  const shown = shownFileName(name);
  const ending = extensionOf(shown);
  const end = ending && shown.length > SHORT_TYPE ? Math.max(shown.length - ending.length - 4, 0) : 0;
  return (
    <div className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <FileIcon className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p title={shown} className="flex font-medium">
          {end > 0 && <span className="min-w-[2em] truncate">{shown.slice(0, end)}</span>}
          <span className={end > 0 ? 'shrink-0 whitespace-pre' : 'truncate'}>{shown.slice(end)}</span>
        </p>
        {size !== undefined && <p className="text-muted digits">{fileSizeText(size, language)}</p>}
      </div>
      <div className="flex shrink-0">{children}</div>
    </div>
  );
}
