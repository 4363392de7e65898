import { clsx } from 'clsx';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { IMPORT_FORMATS } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';

interface TemplateLinksProps {
  readonly kind: string;
  readonly name: string;
  readonly className?: string;
}

/** An empty file with the headings of a kind, in either format. */
export function TemplateLinks({ kind, name, className }: TemplateLinksProps) {
  const t = useMessages('imports');
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-3 text-muted', className)}>
      {t('template.title')}
      {IMPORT_FORMATS.map((Format) => (
        <a
          key={Format}
          href={addressOfFile('downloadImportTemplate', { Kind: kind, Format })}
          download
          aria-label={t('template.as', { name, format: t(`formats.${Format}`) })}
          className={textButtonClasses}
        >
          {t(`formats.${Format}`)}
        </a>
      ))}
    </p>
  );
}
