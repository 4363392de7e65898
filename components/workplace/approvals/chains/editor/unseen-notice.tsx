import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { UnseenParts, UnseenSection } from './unseen-parts';

const MAX_SHOWN = 4;

/** Warns that those whom a chain asks may not see what it is for, and leads to where that is said. */
export function UnseenNotice({ parts }: { readonly parts: readonly UnseenParts[] }) {
  const t = useMessages('approval-chains');
  const language = useLanguage();
  function textOf({ name, fields }: UnseenSection): string {
    if (fields.length === 0) return name;
    const left = fields.length - MAX_SHOWN;
    const names = [...fields.slice(0, MAX_SHOWN), ...(left > 0 ? [t('moreUnseen', { count: left })] : [])];
    return t('unseenFields', { name, names: new Intl.ListFormat(language).format(names) });
  }

  return (
    <div role="status" className="mt-5 space-y-3 empty:hidden">
      {parts.map(({ who, sections }) => (
        <div
          key={who}
          className="enter-fade flex items-start gap-2 rounded border border-warning bg-warning-tint px-3 py-2.5"
        >
          <AlertIcon className="mt-0.5 size-4 text-warning" />
          <div className="min-w-0">
            <p className="font-medium">{t('unseen', { who: t(`approver.${who}`) })}</p>
            <ul className="mt-1 list-disc space-y-0.5 pl-5">
              {sections.slice(0, MAX_SHOWN).map((section) => (
                <li key={section.code} className="wrap-anywhere">
                  {section.page ? (
                    <Link href={section.page} prefetch={false} className={textButtonClasses}>
                      {textOf(section)}
                    </Link>
                  ) : (
                    textOf(section)
                  )}
                </li>
              ))}
            </ul>
            {sections.length > MAX_SHOWN && (
              <p className="mt-1">{t('moreUnseen', { count: sections.length - MAX_SHOWN })}</p>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
