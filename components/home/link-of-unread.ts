import type { ReplyFor } from '@/lib/contract/all';

type Unread = Pick<ReplyFor<'listUnread'>[number], 'Link_Info' | 'URLParamKey' | 'URLParamValue'>;

/** Plain words between single slashes: a page of ours, and nothing that could leave the portal. */
const PLAIN = /^\/?[\w-]+(?:\/[\w-]+)*$/;

/** The page that a link of the HR API names; null for one that leads nowhere here. */
export function pageOfLink(link: string): string | null {
  return PLAIN.test(link) ? `/${link.replace(/^\//, '')}` : null;
}

/** ROUTE-13: where a notification leads, its path pairs included; null for one that leads nowhere here. */
export function linkOfUnread({ Link_Info, URLParamKey, URLParamValue }: Unread): string | null {
  const page = pageOfLink(Link_Info);
  if (!page) return null;
  const keys = URLParamKey ? URLParamKey.split(',') : [];
  const values = URLParamValue ? URLParamValue.split(',') : [];
  if (keys.length !== values.length) return page;
  return [page, ...keys.flatMap((key, at) => [key, values[at] ?? ''].map(encodeURIComponent))].join('/');
}
