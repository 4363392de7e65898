import { GROUP, type searchCalls } from '../../../lib/contract/workplace/search';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { addFavourite, removeFavourite } from './change-favourites';
import { listEmployees, searchEmployees } from './employees';
import { favouriteMenus, favouritePeople, PEOPLE_MODULE, PERSON_PAGE } from './favourites';
import type { Search } from './find-people';
import { statusWithin } from './policy';
import { searchEverything } from './search-everything';

/** The search that a caller may make of a filter; null where it can find nobody. */
function searchOf(filter: Pick<Search, 'AppVFlag' | 'ActiveStatus' | 'Mode'>, context: CallContext) {
  const { actor, now, language } = context;
  const status = statusWithin(actor.scopes, filter.ActiveStatus);
  return status && { ...filter, ActiveStatus: status, actor, today: dayOf(now), language };
}

export const searchHandlers: Handlers<keyof typeof searchCalls> = {
  searchEmployees: {
    allow: 'visible',
    handle: async ({ SearchText, IsPicker, IsOpen, ...filter }, context) => {
      const search = searchOf(filter, context);
      if (!search) return [];
      return searchEmployees(context.db, { ...search, text: SearchText, isPicker: IsPicker, isOpen: IsOpen });
    },
  },

  listEmployees: {
    allow: 'visible',
    handle: async ({ SearchText, After, ...filter }, context) => {
      const search = searchOf(filter, context);
      return search ? listEmployees(context.db, { ...search, text: SearchText, after: After }) : [];
    },
  },

  searchEverything: { allow: 'visible', handle: searchEverything },

  listFavourites: {
    allow: 'own',
    handle: async (_request, { actor, db, now, language }) => {
      const entries = await favouriteMenus(db, actor, language);
      const people = await favouritePeople(db, { actor, today: dayOf(now) });
      return [
        ...entries.map(({ code, name, module, path }) => ({
          GroupCode: GROUP.menu,
          KeyName: name,
          KeyName2: module,
          KeyCode: String(code),
          ChillCode: '',
          URLName: path,
          HasPhoto: false,
        })),
        ...people.map(({ group, code, name, empid, hasPhoto }) => ({
          GroupCode: group,
          KeyName: name,
          KeyName2: empid,
          KeyCode: code,
          ChillCode: code,
          URLName: `${PEOPLE_MODULE}/${PERSON_PAGE}`,
          HasPhoto: hasPhoto,
        })),
      ];
    },
  },

  addFavourite: { allow: 'own', handle: addFavourite },
  removeFavourite: { allow: 'own', handle: removeFavourite },
};
