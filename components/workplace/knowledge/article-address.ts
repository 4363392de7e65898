export const KNOWLEDGE_PAGE = '/chillconnect/knowledgebase';

/** The address of an article's own page, without the base path; with the search that led to it, so that one comes back to it. */
export function articleAddress(code: string, search = ''): `/${string}` {
  return `${KNOWLEDGE_PAGE}/key/${encodeURIComponent(code)}${searchQuery(search)}`;
}

/** The address of the list, with what was searched there. */
export function knowledgeAddress(search: string): `/${string}` {
  return `${KNOWLEDGE_PAGE}${searchQuery(search)}`;
}

const searchQuery = (search: string) => search && `?${new URLSearchParams({ search })}`;

/** What of these pages stands in the query of their address; what cannot be read is as if it were not there. */
export function parseKnowledgeQuery(query: { get(name: string): string | null }) {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}
