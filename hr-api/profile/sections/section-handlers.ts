import type { sectionCalls } from '../../../lib/contract/profile/sections';
import type { Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { nameIn } from '../../people/record/sections/section-form';
import { sectionsOn } from '../../people/record/sections/sections';
import { readSectionHeader } from './read-section-header';
import { readSections } from './read-sections';
import { isLinkOf, sectionInfo } from './section-info';

export const sectionHandlers: Handlers<keyof typeof sectionCalls> = {
  listSectionInfo: {
    allow: 'everyone',
    handle: async ({ SectionCode }, { db, now, language }) => {
      const sections = await sectionsOn(db, dayOf(now));
      const asked = sections.filter(({ code }) => SectionCode === 0 || code === SectionCode);
      return asked.map((section) => sectionInfo(section, language));
    },
  },

  getSectionHeader: { allow: 'visible', handle: readSectionHeader },

  listSectionsOfLink: {
    allow: 'everyone',
    handle: async ({ LinkURL }, { db, now, language }) => {
      const sections = await sectionsOn(db, dayOf(now));
      return sections.filter((section) => isLinkOf(section, LinkURL)).map((section) => sectionInfo(section, language));
    },
  },

  listSectionChoices: {
    allow: 'everyone',
    handle: async (_, { db, now, language }) => {
      const sections = await sectionsOn(db, dayOf(now));
      return sections.map(({ code, definition }) => ({
        value: String(code),
        label: nameIn(definition.names, language),
      }));
    },
  },

  listSections: { allow: 'visible', handle: readSections },
};
