import type { MailPlaceholder } from '@/lib/contract/workplace/mail-templates/mail-templates';
import { useMessages } from '@/lib/i18n/use-messages';

interface PlaceholderListProps {
  readonly placeholders: readonly MailPlaceholder[];
  readonly onInsert: (name: string) => void;
}

/** What a mail can name: pressed, it stands where somebody wrote last. */
export function PlaceholderList({ placeholders, onInsert }: PlaceholderListProps) {
  const t = useMessages('mail-templates');
  return (
    <>
      <p className="mb-3 text-muted">{t('placeholderHint')}</p>
      <ul className="space-y-1">
        {placeholders.map(({ PlaceHolderField, Description, IsRequired }) => (
          <li key={PlaceHolderField}>
            <button
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(PlaceHolderField)}
              className="block min-h-11 w-full rounded px-2 py-1.5 text-left transition-colors duration-150 hover:bg-hover"
            >
              <code className="text-accent-text wrap-anywhere">{`{${PlaceHolderField}}`}</code>
              {IsRequired && <span className="ml-2 text-xs text-muted">{t('needed')}</span>}
              <span className="block text-muted">{Description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
