/** A wish that is being written. */
export interface UnsentWish {
  readonly content: string;
  readonly image: WishImage | null;
}

/** HAP-12: a picture of the gallery; `id` is what the HR API knows it by, `src` where it is. */
export interface WishImage {
  readonly id: string;
  readonly src: string;
  readonly title: string;
}

const EMPTY_WISH: UnsentWish = { content: '', image: null };
const unsent = new Map<string, UnsentWish>();

/** What was written for a happening and not sent, for as long as the page lives: closing the panel loses nothing. */
export const unsentWishes = {
  read: (key: string): UnsentWish => unsent.get(key) ?? EMPTY_WISH,
  keep: (key: string, wish: UnsentWish) => void unsent.set(key, wish),
  forget: (key: string) => void unsent.delete(key),
};
