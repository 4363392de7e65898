import { amongIds } from '../../platform/db/among-ids';
import { anyOf, defineErasure } from '../../platform/define-erasure';
import { favourites } from './tables';

/** What they picked in the search, and that others picked them. */
export const favouritesErasure = defineErasure({
  name: 'favourites',
  titles: { de: 'Favoriten', en: 'Favourites', es: 'Favoritos', fr: 'Favoris', ja: 'お気に入り', zh: '收藏' },
  parts: [
    {
      table: favourites,
      where: ({ accountIds, employmentIds }) =>
        anyOf(amongIds(favourites.accountId, accountIds), amongIds(favourites.employmentId, employmentIds)),
    },
  ],
});
