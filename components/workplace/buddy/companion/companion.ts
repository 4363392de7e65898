import type { ReplyFor } from '@/lib/contract/all';
import { pictureOf } from './picture-of';

export interface Companion {
  readonly name: string;
  readonly picture: string;
}

/** Those of the tour images that can be shown. */
export function companionsOf(images: ReplyFor<'listTourImages'>): Companion[] {
  return images.flatMap(({ img, name }) => {
    const picture = pictureOf(img);
    return picture ? [{ name, picture }] : [];
  });
}
