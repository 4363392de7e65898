import type { Language } from '../../../lib/contract/platform/languages';
import { SECTION_AREAS } from '../../../lib/contract/people/section-rules';
import { nameIn } from '../../people/record/sections/section-form';
import { pageNameOf, type Section } from '../../people/record/sections/sections';
import { isFilled, type SectionFilling } from '../../people/record/values/completeness';
import de from './section-texts/de.json';
import en from './section-texts/en.json';
import es from './section-texts/es.json';
import fr from './section-texts/fr.json';
import ja from './section-texts/ja.json';
import zh from './section-texts/zh.json';

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr, ja, zh };

/** How an agreement names a section. */
export const sectionCodeOf = ({ code }: Section) => String(code);

interface Asked {
  readonly fillings: readonly SectionFilling[];
  /** Codes of the sections that the person has done their part of, and others decide. */
  readonly waiting: ReadonlySet<string>;
}

/** The sections of these codes by the name of their area, with what is filled in; a code that names none is left out (COND-01). */
export function groupedSections(codes: readonly string[], { fillings, waiting }: Asked, language: Language) {
  const { groups, statuses } = texts[language];
  const wanted = fillings.filter(({ section }) => codes.includes(sectionCodeOf(section)));
  const wire = (filling: SectionFilling) => {
    const { section } = filling;
    const isComplete = isFilled(filling);
    const isWaiting = waiting.has(sectionCodeOf(section));
    return {
      StatusName: statuses[isComplete ? 'complete' : isWaiting ? 'waiting' : 'pending'],
      imgRef: section.definition.image,
      PersonalSection: nameIn(section.definition.names, language),
      linkURL: pageNameOf(section),
      SectionCode: sectionCodeOf(section),
      IsPending: !isComplete && !isWaiting,
    };
  };
  const grouped = SECTION_AREAS.map((area) => ({
    name: groups[area],
    members: wanted.filter(({ section }) => section.definition.area === area).map(wire),
  }));
  return Object.fromEntries(
    grouped.filter(({ members }) => members.length > 0).map(({ name, members }) => [name, members]),
  );
}
