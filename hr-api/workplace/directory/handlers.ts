import { MAX_COUNTED, type directoryCalls } from '../../../lib/contract/people/directory';
import type { Handlers } from '../../platform/calls/call';
import { namesOf } from '../../platform/texts/data';
import { countPeople, listPeople, listPlaces } from './data';

export const directoryHandlers: Handlers<keyof typeof directoryCalls> = {
  listDirectory: { allow: 'visible', handle: (page, reader) => listPeople(reader, page) },

  countDirectory: {
    allow: 'visible',
    handle: async (filter, reader) => {
      const count = await countPeople(reader, filter);
      return { Count: Math.min(count, MAX_COUNTED), IsEstimated: count > MAX_COUNTED };
    },
  },

  listDirectoryPlaces: {
    allow: 'visible',
    handle: async (_request, reader) => {
      const { units, locations } = await listPlaces(reader);
      const { db, language } = reader;
      const choices = async (kind: 'unit' | 'location', codes: Set<string>) => {
        const names = await namesOf(db, kind, language);
        const byName = new Intl.Collator(language).compare;
        return [...codes]
          .map((Code) => ({ Code, Name: names.get(Code) ?? Code }))
          .sort((one, other) => byName(one.Name, other.Name));
      };
      return { Units: await choices('unit', units), Locations: await choices('location', locations) };
    },
  },
};
