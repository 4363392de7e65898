const PICTURE = /^data:image\/(?:svg\+xml|png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** A tour image's `img` as an address that loads nothing from elsewhere; null for any other. */
export function pictureOf(img: string): string | null {
  return PICTURE.test(img) ? img : null;
}
