import type { ReplyFor } from '@/lib/contract/all';

type Unread = Pick<ReplyFor<'listUnread'>[number], 'Link_Info' | 'URLParamKey' | 'URLParamValue'>;

/** Plain words between single slashes: a page of ours, and nothing that could leave the portal. */
const PLAIN = /^\/?[\w-]+(?:\/[\w-]+)*$/;

/** ROUTE-13: where a notification leads, its path pairs included; null for one that leads nowhere here. */
export function linkOfUnread({ Link_Info, URLParamKey, URLParamValue }: Unread): string | null {
  if (!PLAIN.test(Link_Info)) return null;
  const page = `/${Link_Info.replace(/^\//, '')}`;
  const keys = URLParamKey ? URLParamKey.split(',') : [];
  const values = URLParamValue ? URLParamValue.split(',') : [];
  if (keys.length !== values.length) return page;
  return [page, ...keys.flatMap((key, at) => [key, values[at] ?? ''].map(encodeURIComponent))].join('/');
}
