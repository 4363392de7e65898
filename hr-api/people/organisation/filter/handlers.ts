import type { organisationFilterCalls } from '../../../../lib/contract/people/organisation-filter';
import { ORG_LEVELS } from '../../../../lib/contract/people/organisation-levels';
import type { Handlers } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { countChosenPeople, countPeopleByLevel } from './count-people';
import { getSavedOrgFilter, saveOrgFilter } from './saved-filters';
import { countBelow } from './level-rows';
import { orgColumns, orgLabel, peopleLabel } from './org-columns';
import { READ_LEVEL } from './org-names';
import { peopleOfList } from './people-of-list';

export const organisationFilterHandlers: Handlers<keyof typeof organisationFilterCalls> = {
  listOrgColumns: { allow: 'everyone', handle: async (_request, { language }) => orgColumns(language) },

  listOrgFilterLevels: {
    allow: 'everyone',
    handle: async (_request, { language }) =>
      ORG_LEVELS.map((level) => ({
        OrgLabel: orgLabel(level, language),
        KeyCode: level,
        columns: [
          { dataField: 'Name', text: orgLabel(level, language) },
          { dataField: 'People', text: peopleLabel(language) },
        ],
      })),
  },

  listOrgFilterRows: {
    allow: 'visible',
    handle: async ({ URLName, On }, reader) => {
      const { db, language } = reader;
      const on = On || dayOf(reader.now);
      const people = await countPeopleByLevel(db, { on, among: await peopleOfList(reader, URLName, on) });
      return Promise.all(
        ORG_LEVELS.map(async (level) => ({
          KeyCode: level,
          rows: countBelow(await READ_LEVEL[level](db, language, on), people[level]),
        })),
      );
    },
  },

  getOrgSelection: {
    allow: 'visible',
    handle: async ({ URLName, On, Chosen }, reader) => {
      const { db, language } = reader;
      const on = On || dayOf(reader.now);
      const chosen = ORG_LEVELS.filter((level) => Chosen[level]?.length);
      const named = await Promise.all(
        chosen.map(async (level) => {
          const codes = new Set(Chosen[level]);
          const all = await READ_LEVEL[level](db, language, on);
          return all.filter(({ Code }) => codes.has(Code)).map(({ Code, Name }) => ({ KeyCode: level, Code, Name }));
        }),
      );
      const among = await peopleOfList(reader, URLName, on);
      return { People: await countChosenPeople(db, { on, among }, Chosen), Chosen: named.flat() };
    },
  },

  saveOrgFilter: { allow: 'own', work: 'choice', handle: saveOrgFilter },
  getSavedOrgFilter: { allow: 'everyone', handle: getSavedOrgFilter },
};
