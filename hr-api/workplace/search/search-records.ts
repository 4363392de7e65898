import { MAX_SUGGESTIONS, MIN_CHARACTERS } from '../../../lib/contract/workplace/search';
import type { Handler } from '../../platform/calls/call';
import { isAllowed } from '../../platform/calls/is-allowed';
import { openablePages } from '../shell/openable-pages';

/** What the capabilities find, of each kind up to ten, as far as the caller may search there and open the page. */
export const searchRecords: Handler<'searchRecords'> = async ({ SearchText: text }, context) => {
  if ([...text].length < MIN_CHARACTERS) return [];
  const { actor, language, services } = context;
  const sources = services.capabilities.flatMap(({ searchSources }) => searchSources ?? []);
  const allowed = sources.filter(({ allow }) => isAllowed(allow, actor));
  if (allowed.length === 0) return [];
  const pageFor = await openablePages(context);
  const found = [];
  for (const { kind, names, find } of allowed) {
    for (const { title, detail = '', link } of await find(context, { text, limit: MAX_SUGGESTIONS }))
      found.push({ Kind: kind, Kind_Name: names[language], Title: title, Detail: detail, Link_Info: pageFor(link) });
  }
  return found.filter(({ Link_Info }) => Link_Info !== '');
};
