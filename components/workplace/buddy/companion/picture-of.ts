import { isAddress } from '@/lib/contract/platform/address-rules';

/** A tour image's `img` as an address that loads nothing from elsewhere; null for any other. */
export function pictureOf(img: string): string | null {
  return isAddress('image', img) ? img : null;
}
