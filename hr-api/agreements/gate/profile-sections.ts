import type { Language } from '../../../lib/contract/platform/languages';
import de from './section-texts/de.json';
import en from './section-texts/en.json';
import es from './section-texts/es.json';
import fr from './section-texts/fr.json';
import ja from './section-texts/ja.json';
import zh from './section-texts/zh.json';

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr, ja, zh };

export type SectionCode = keyof typeof en.sections;

interface ProfileSection {
  readonly code: SectionCode;
  readonly group: keyof typeof en.groups;
  /** What the portal draws for it. */
  readonly image: string;
  /** Its page below `/ecenter/`. */
  readonly link: string;
}

/** The sections of a profile that an agreement can ask to look through, in the order in which they are shown. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  { code: '1', group: 'person', image: 'person', link: 'profilepersonal' },
  { code: '2', group: 'person', image: 'photo', link: 'profilephoto' },
  { code: '3', group: 'person', image: 'contact', link: 'profilecontact' },
  { code: '4', group: 'person', image: 'address', link: 'profileaddress' },
  { code: '5', group: 'person', image: 'family', link: 'profilefamily' },
  { code: '11', group: 'person', image: 'emergency', link: 'profileemergency' },
  { code: '6', group: 'career', image: 'education', link: 'profileeducation' },
  { code: '7', group: 'career', image: 'experience', link: 'profileexperience' },
  { code: '9', group: 'record', image: 'passport', link: 'profilepassport' },
  { code: '10', group: 'record', image: 'identity', link: 'profileidentity' },
  { code: '8', group: 'record', image: 'bank', link: 'profilebank' },
  { code: '35', group: 'record', image: 'benefit', link: 'profilebenefit' },
];

/** The sections of these codes by the name of their group, with what is filled in; a code that names none is left out (COND-01). */
export function groupedSections(codes: readonly string[], isFilled: ReadonlySet<SectionCode>, language: Language) {
  const { groups, sections, statuses } = texts[language];
  const wanted = PROFILE_SECTIONS.filter(({ code }) => codes.includes(code));
  const wire = ({ code, image, link }: ProfileSection) => {
    const IsPending = !isFilled.has(code);
    const StatusName = statuses[IsPending ? 'pending' : 'complete'];
    return { StatusName, imgRef: image, PersonalSection: sections[code], linkURL: link, SectionCode: code, IsPending };
  };
  const names = new Set(wanted.map(({ group }) => group));
  return Object.fromEntries(
    [...names].map((name) => [groups[name], wanted.filter(({ group }) => group === name).map(wire)]),
  );
}

/** Every section by its code and name, in the order in which they are shown. */
export const namedSections = (language: Language) =>
  PROFILE_SECTIONS.map(({ code }) => ({ Code: code, Name: texts[language].sections[code] }));
