import { withBasePath } from './links';

/** Plain words between single slashes: a page of ours, and nothing that could leave the portal. */
const PAGE_LINK = /^\/?[\w-]{1,200}(?:\/[\w-]{1,200}){0,20}$/;

/**
 * The page that a link of the HR API names (`Link_Info`, `LinkSrc`, `MenuURL`, `redirectLink` …), without the base path; null
 * for one that names no page here. No link of the HR API is followed in any other way.
 */
export function pageOfLink(link: string): `/${string}` | null {
  if (!PAGE_LINK.test(link)) return null;
  const page = `/${link.replace(/^\//, '')}` as const;
  return /^\/api(?:\/|$)/i.test(page) ? null : page;
}

/** Words and hyphens between single slashes, the last one a picture's file. */
const PICTURE = /^(?:[\w-]{1,100}\/){0,8}[\w-]{1,100}\.(?:svg|png|jpe?g|webp)$/i;

/** The address of a picture of the portal that the HR API names (`ImagePath`); null for one that lies anywhere else. */
export function pictureOfPath(path: string): string | null {
  return PICTURE.test(path) && !/^api\//i.test(path) ? withBasePath(`/${path}`) : null;
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
  const page = pageOfLink(Link_Info);
  const keys = URLParamKey ? URLParamKey.split(',') : [];
  const values = URLParamValue ? URLParamValue.split(',') : [];
  if (!page || keys.length !== values.length) return page;
  const pairs = keys.flatMap((key, at) => [key, values[at] ?? '']);
  if (pairs.some((piece) => /^\.{0,2}$/.test(piece))) return null;
  return pairs.length > 0 ? `${page}/${pairs.map(encodeURIComponent).join('/')}` : page;
}
