import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { pageOfSection } from '../addresses/page-of-section';
import { readSection, type SectionData } from './read-section';

/** NAV-15: the own section whose page this is; null for a link of none, and for one whose page is another screen (NAV-16). */
export const readSectionOfLink = cache(async function readSectionOfLink(link: string): Promise<SectionData | null> {
  const [found] = await callHr('listSectionsOfLink', { LinkURL: `/ecenter/${link}` });
  return found && pageOfSection(found) === null ? readSection(found.SectionCode) : null;
});
