import { clsx } from 'clsx';
import Link from 'next/link';
import { useMessages } from '@/lib/i18n/use-messages';
import { sectionSetupPage } from '../setup-page';
import { useSetup, type SetupSection } from '../setup-context';
import { nameIn } from '../words';

/** The other sections, one press away. */
export function SectionPane({ sections }: { readonly sections: readonly SetupSection[] }) {
  const t = useMessages('profile-setup');
  const { section, definition, language } = useSetup();
  const sectionCode = section.SectionCode;
  return (
    <nav aria-label={t('sections')} className="sticky top-34 max-h-[calc(100dvh-10rem)] overflow-y-auto">
      <ul className="space-y-0.5">
        {sections
          .filter(({ RetiredDate, SectionCode }) => RetiredDate === '' || SectionCode === sectionCode)
          .map(({ SectionCode, Name, HasDraft }) => {
            const isHere = SectionCode === sectionCode;
            return (
              <li key={SectionCode}>
                <Link
                  href={sectionSetupPage(SectionCode)}
                  prefetch={false}
                  aria-current={isHere ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-10 items-center gap-2 rounded-sm px-3 py-1.5 transition-colors duration-150',
                    isHere ? 'bg-accent-tint font-medium text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
                  )}
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {isHere ? nameIn(definition.names, language) || Name : Name}
                  </span>
                  {HasDraft && (
                    <span title={t('draft')} className="size-1.5 shrink-0 rounded-full bg-accent">
                      <span className="sr-only">{t('draft')}</span>
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
