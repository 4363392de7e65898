import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { DownloadIcon } from '@/components/ui/icons/reading-icons';
import { IMPORT_FORMATS } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';
import { useImport } from '../detail/import-context';
import { NEW_IMPORT_PAGE } from '../import-pages';

interface ErrorFileProps {
  /** Whether rows can be corrected in the list below, too. */
  readonly canCorrect: boolean;
}

/** The ways to mend what is refused: in the list as long as nothing is written, or in a file that holds those rows alone. */
export function ErrorFile({ canCorrect }: ErrorFileProps) {
  const t = useMessages('imports');
  const { found } = useImport();
  const { ImportCode } = found;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded border border-line bg-surface px-4 py-3">
      <p className="min-w-0 flex-1 basis-72">
        {t(canCorrect ? 'errorFile.text' : 'errorFile.later')}{' '}
        <Link href={NEW_IMPORT_PAGE} prefetch={false} className={textButtonClasses}>
          {t('errorFile.send')}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DownloadIcon className="size-5 text-muted" />
        {IMPORT_FORMATS.map((Format) => (
          <a
            key={Format}
            href={addressOfFile('downloadImportErrors', { ImportCode, Format })}
            download
            aria-label={t('errorFile.as', { format: t(`formats.${Format}`) })}
            className={textButtonClasses}
          >
            {t(`formats.${Format}`)}
          </a>
        ))}
      </p>
    </div>
  );
}
