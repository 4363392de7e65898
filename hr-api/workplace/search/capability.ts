import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { peopleSearch } from './people-search';
import { loadFavourites } from './sample';
import { sampleData } from '../../platform/sample-data';
import { searchHandlers } from './handlers';
import { favouritesErasure } from './favourites-erasure';

export const searchCapability = defineCapability({
  name: 'search',
  handlers: searchHandlers,
  searchSources: [peopleSearch],
  sampleData: sampleData(['accounts'], (tx, { accounts, today }) => loadFavourites(tx, accounts, today)),
  erasure: [favouritesErasure],
  auditTexts,
});
