import { useFormValues, type FormValues } from '@/lib/client/form/form-values';

/** A wish that is being written. */
interface UnsentWish {
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

/** What is written for a happening and not sent, for as long as the page lives: closing the panel loses nothing. */
export function useUnsentWish(key: string): FormValues<UnsentWish> {
  const wish = useFormValues(unsent.get(key) ?? EMPTY_WISH);
  return {
    ...wish,
    change: (part) => {
      unsent.set(key, { ...wish.values, ...part });
      wish.change?.(part);
    },
    forget: () => void unsent.delete(key),
  };
}
