'use client';

import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon, PencilIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import type { Language } from '@/lib/contract/platform/languages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { pageOfSection } from '../addresses/page-of-section';
import { addressOfSection } from '../addresses/section-addresses';
import { SectionStatusBadge } from '../sections/section-status';

type Facts = ReplyFor<'listSectionFacts'>[number];
type Fact = Facts['Rows'][number]['Facts'][number];

interface RecordSectionsProps {
  readonly sections: readonly Facts[];
  readonly cardKey: string | undefined;
  /** Whether it is as on another day, of which nothing can be changed. */
  readonly isPast: boolean;
}

/** What the sections of a record say, each that says something, and the ways to where they are changed. */
export function RecordSections({ sections, cardKey, isPast }: RecordSectionsProps) {
  const t = useMessages('profile-sections');
  const language = useLanguage();
  const told = sections.filter((section) => factsIn(section).some(({ length }) => length > 0));
  if (told.length === 0) return <p className="text-muted">{t(isPast ? 'nothingOnDay' : 'nothingYet')}</p>;
  return (
    <div className="gap-6 space-y-6 lg:columns-2">
      {told.map((section) => (
        <section
          key={section.SectionCode}
          aria-labelledby={`section-${section.SectionCode}`}
          className="break-inside-avoid"
        >
          <Card className="pb-3">
            <div className="flex items-center gap-3 px-5 pt-4 md:px-6">
              <h2
                id={`section-${section.SectionCode}`}
                className="min-w-0 flex-1 text-base font-semibold wrap-anywhere"
              >
                {section.SectionName}
              </h2>
              {!isPast && <SectionStatusBadge {...section} />}
              {!isPast && section.EditFlag && (
                <Link
                  href={pageOfSection(section) ?? addressOfSection(section.SectionCode, cardKey)}
                  prefetch={false}
                  aria-label={t('editSection', { name: section.SectionName })}
                  title={t('edit')}
                  className={iconButtonClasses}
                >
                  <PencilIcon className="size-4" />
                </Link>
              )}
            </div>
            {section.Master ? (
              <RowFacts section={section} language={language} />
            ) : (
              factsIn(section).map((facts) => <FactList key={section.SectionCode} facts={facts} language={language} />)
            )}
          </Card>
        </section>
      ))}
    </div>
  );
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly language: Language;
}

function FactList({ facts, language }: FactListProps) {
  return (
    <dl className="grid gap-x-8 px-5 py-1 sm:grid-cols-2 md:px-6">
      {facts.map(({ FieldCode, Label, Text, Type }) => (
        <div key={FieldCode} className="flex min-w-0 flex-wrap justify-between gap-x-4 py-2 sm:block">
          <dt className="text-muted">{Label}</dt>
          <dd className="ml-auto max-w-full text-right font-medium wrap-anywhere whitespace-pre-line sm:mt-0.5 sm:ml-0 sm:text-left">
            {factText(Text, Type, language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rows of a section with several: by what its list shows, the rest on a press. */
function RowFacts({ section, language }: { readonly section: Facts; readonly language: Language }) {
  const t = useMessages('profile-sections');

  function inShort({ Label, Text, Type }: Fact): string {
    const text = factText(Text, Type, language);
    if (!NEEDS_LABEL.has(Type)) return text;
    return ASKS.test(Label) ? `${Label} ${text}` : t('labelled', { label: Label, text });
  }

  return (
    <ul className="divide-y divide-line px-5 pt-1 md:px-6">
      {factsIn(section).map((facts, at) => {
        const [name, ...others] = facts.filter(({ IsColumn }) => IsColumn);
        return (
          <li key={section.Rows[at]?.KeyCode}>
            <details className="group slides">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-sm py-2">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium wrap-anywhere">
                    {name && factText(name.Text, name.Type, language)}
                  </span>
                  <span className="block text-muted wrap-anywhere">{others.map(inShort).join(' · ')}</span>
                </span>
                <ChevronDownIcon className="size-4 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180" />
              </summary>
              <div className="-mx-5 md:-mx-6">
                <FactList facts={facts} language={language} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** Of each row what is answered; rich texts are read where they are changed. */
const factsIn = ({ Rows }: Facts) =>
  Rows.map(({ Facts: all }) => all.filter(({ Text, Type }) => Text !== '' && !HIDDEN.has(Type)));

/** Types of answers that say nothing without their label, such as “Yes” or “100”. */
const NEEDS_LABEL: ReadonlySet<string> = new Set(['number', 'formula', 'rating', 'switch', 'radio', 'checkbox']);
const ASKS = /[?？]$/;

const HIDDEN: ReadonlySet<string> = new Set(['editor', 'password']);

const factText = (text: string, type: string, language: Language) =>
  type === 'date' || type === 'datetime' ? wireTimeText(text, language) : text;
