import { isAddress } from '../contract/platform/address-rules';
import { withBasePath } from './links';
import { isPage } from './pages';

/** The path that a link of the HR API names, without the base path, whether a page is there or not; null for what is no path. */
export function pathOfLink(link: string): `/${string}` | null {
  return isAddress('page', link) ? `/${link.replace(/^\//, '')}` : null;
}

/**
 * The page that a link of the HR API names (`Link_Info`, `LinkSrc`, `MenuURL`, `redirectLink` …), without the base path; null
 * for one that names no page of this portal. No link of the HR API is followed in any other way.
 */
export function pageOfLink(link: string): `/${string}` | null {
  return existing(pathOfLink(link));
}

const existing = (path: `/${string}` | null) => (path && isPage(path) ? path : null);

/** The page of an entry of a module's menu, without the base path; null for an entry that names none. */
export function pageOfEntry(module: Linked, entry: Linked): `/${string}` | null {
  return pageOfLink(`${module.Link_Src}/${entry.Link_Src}`);
}

interface Linked {
  readonly Link_Src: string;
}

/** The address of a picture of the portal that the HR API names (`ImagePath`); null for one that lies anywhere else. */
export function pictureOfPath(path: string): string | null {
  return isAddress('picture', path) ? withBasePath(`/${path}`) : null;
}

interface NotificationLink {
  readonly Link_Info: string;
  readonly URLParamKey: string;
  readonly URLParamValue: string;
}

/** ROUTE-13: where a notification leads, its path pairs included; null for one that leads nowhere here. */
export function pageOfNotificationLink({
  Link_Info,
  URLParamKey,
  URLParamValue,
}: NotificationLink): `/${string}` | null {
  const page = pathOfLink(Link_Info);
  const keys = URLParamKey ? URLParamKey.split(',') : [];
  const values = URLParamValue ? URLParamValue.split(',') : [];
  if (!page || keys.length !== values.length) return existing(page);
  const pairs = keys.flatMap((key, at) => [key, values[at] ?? '']);
  if (pairs.some((piece) => /^\.{0,2}$/.test(piece))) return null;
  return existing(pairs.length > 0 ? `${page}/${pairs.map(encodeURIComponent).join('/')}` : page);
}
