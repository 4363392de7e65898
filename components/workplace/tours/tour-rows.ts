import type { ReplyFor, RequestFor } from '@/lib/contract/all';

export type TourItem = ReplyFor<'listTourItems'>[number];
export type TourRows = RequestFor<'updateTourItems'>;

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
