import type { ReplyFor, RequestFor } from '@/lib/contract/all';

export type TourItem = ReplyFor<'listTourItems'>[number];
export type TourRows = RequestFor<'updateTourItems'>;

/** A tour in the list of all of them: the portal's, whose `urlName` is empty, or that of a page. */
export interface ListedTour {
  readonly urlName: string;
  readonly name: string;
  readonly items: readonly TourItem[];
}

/** What was changed of an item. */
export type TourChange = Partial<Pick<TourItem, 'DisplayOrder' | 'Active' | 'Content'>>;
/** Changes by the field code of their item. */
export type TourChanges = Readonly<Record<string, TourChange>>;

/** TOUR-11 to TOUR-13. */
const MIN_LETTERS = 3;
const MAX_MATCHES = 10;

export const changedItems = (item: TourItem, changes: TourChanges): TourItem => ({
  ...item,
  ...changes[item.FieldCode],
});

/** The steps of a tour itself: those of the portal come along with the ones of each page. */
export const ownItems = ({ urlName, items }: Pick<ListedTour, 'urlName' | 'items'>) =>
  items.filter(({ TourType }) => TourType === (urlName ? 'page' : 'global'));

/** The steps of a page before those of the portal, for whoever came for them. */
export const ownFirst = (urlName: string, items: readonly TourItem[]): readonly TourItem[] => {
  const own = ownItems({ urlName, items });
  return [...own, ...items.filter((item) => !own.includes(item))];
};

/** The items whose name begins with what was typed; all of them for less than three letters. */
export function findItems(items: readonly TourItem[], typed: string): readonly TourItem[] {
  const text = typed.trim().toLowerCase();
  if (text.length < MIN_LETTERS) return items;
  return items.filter(({ DisplayName }) => DisplayName.toLowerCase().startsWith(text)).slice(0, MAX_MATCHES);
}

/** TOUR-14: every row, as it is to be stored. */
export function rowsOf(items: readonly TourItem[], changes: TourChanges): TourRows {
  return Object.fromEntries(
    items.map((item) => {
      const { FieldCode, HeaderCode, ParentHeaderCode, TourType, DisplayOrder, Active, Content } = changedItems(
        item,
        changes,
      );
      return [
        `${FieldCode}_${HeaderCode}`,
        { DisplayOrder, DisplayContent: Content, Active, FieldCode, HeaderCode, Param: TourType, ParentHeaderCode },
      ];
    }),
  );
}
