import { MAX_COUNTED, type directoryCalls } from '../../../lib/contract/people/directory';
import type { Handlers } from '../../platform/calls/call';
import { countByStatus, countPeople } from './count-people';
import { downloadDirectory } from './download-people';
import { listPeople } from './list-people';
import texts from './texts.json';

/** CHIP-04, CHIP-05: what a chip filters by. */
const GROUP = { all: 0, status: 1 } as const;

export const directoryHandlers: Handlers<keyof typeof directoryCalls> = {
  listDirectory: { allow: 'visible', handle: (page, reader) => listPeople(reader, page) },

  countDirectory: {
    allow: 'visible',
    handle: async (filter, reader) => {
      const count = await countPeople(reader, filter);
      return { Count: Math.min(count, MAX_COUNTED), IsEstimated: count > MAX_COUNTED };
    },
  },

  listDirectoryStatuses: {
    allow: 'visible',
    handle: async (asked, reader) => {
      const found = await countPeople(reader, { ...asked, StatusCode: 0 });
      const statuses = await countByStatus(reader, asked);
      const all = { label: texts.all[reader.language], value: found, GroupCode: GROUP.all, StatusCode: 0 };
      return [
        all,
        ...statuses.map(({ code, name, people }) => ({
          label: name,
          value: people,
          GroupCode: GROUP.status,
          StatusCode: code,
        })),
      ];
    },
  },

  downloadDirectory: { allow: 'visible', handle: downloadDirectory },
};
