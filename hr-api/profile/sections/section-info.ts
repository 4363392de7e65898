import type { SectionInfo } from '../../../lib/contract/profile/shapes';
import type { Language } from '../../../lib/contract/platform/languages';
import { nameIn } from '../../people/record/sections/section-form';
import { pageNameOf, type Section } from '../../people/record/sections/sections';

/** The name under which a row of a section with several carries its key. */
const ROW_KEY = 'KeyCode';

/** NAV-15: the page on which a section stands alone. */
export const pageOf = (section: Section): string =>
  section.definition.link.startsWith('/') ? section.definition.link : `/ecenter/${pageNameOf(section)}`;

/** SECT-20: what a section is, in a language. */
export function sectionInfo(section: Section, language: Language): SectionInfo {
  const { code, definition } = section;
  return {
    Master: definition.isMaster,
    SectionName: nameIn(definition.names, language),
    SectionImage: definition.image,
    KeyCode: String(code),
    MKeyCode: definition.isMaster ? ROW_KEY : '',
    LinkInfo: definition.link,
    SectionCode: code,
    LinkURL: pageOf(section),
  };
}

/** Whether a link, however it is written, is the section's own page or where it is saved to. */
export function isLinkOf(section: Section, link: string): boolean {
  const plain = (text: string) => text.replace(/^\/+|\/+$/g, '').toLowerCase();
  const asked = plain(link);
  const own = plain(pageOf(section));
  return asked !== '' && [own, own.replace(/^ecenter\//, ''), plain(section.definition.link)].includes(asked);
}
