import { MAX_FOUND, MAX_SUGGESTIONS, MIN_CHARACTERS, foundGroupSchema } from '../../../lib/contract/workplace/search';
import type { CallContext, Handler } from '../../platform/calls/call';
import { isAllowed } from '../../platform/calls/is-allowed';
import { openablePages } from '../shell/openable-pages';
import type { FoundRecord, SearchSource } from './search-source';

/** A source that takes longer is answered without. */
const SOURCE_TIMEOUT_MS = 1_500;

/** So many searches of one account that nobody waits for any more may still ask a source, which costs the database all the same. */
const MAX_LATE = 2;
const lateSearches = new Map<string, number>();

function countLate(asker: string, change: 1 | -1): void {
  const left = (lateSearches.get(asker) ?? 0) + change;
  if (left > 0) lateSearches.set(asker, left);
  else lateSearches.delete(asker);
}

type Reply = Awaited<ReturnType<Handler<'searchEverything'>>>;

/**
 * What the sources find, a group for each in which the caller may search. One that fails, answers what is no record or takes
 * too long says so in its own group and leaves the others alone.
 */
export const searchEverything: Handler<'searchEverything'> = async ({ SearchText: text, Kinds }, context) => {
  const { actor, services } = context;
  const sources = services.capabilities
    .flatMap(({ searchSources }) => searchSources ?? [])
    .filter(({ kind }) => Kinds.length === 0 || Kinds.includes(kind))
    .filter(({ allow }) => isAllowed(allow, actor))
    .filter(({ minCharacters = MIN_CHARACTERS }) => [...text].length >= minCharacters);
  if (sources.length === 0) return [];
  const pages = openablePages(context);
  const [groups] = await Promise.all([
    Promise.all(sources.map((source) => askSource(source, text, context, pages))),
    pages,
  ]);
  return groups;
};

async function askSource(
  source: SearchSource,
  text: string,
  context: CallContext,
  pages: ReturnType<typeof openablePages>,
): Promise<Reply[number]> {
  const { kind, names, find } = source;
  const group = { Kind: kind, Kind_Name: names[context.language] };
  const asker = `${kind} ${context.actor.accountId}`;
  if ((lateSearches.get(asker) ?? 0) >= MAX_LATE) return { ...group, State: 'slow', Found: [] };
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), SOURCE_TIMEOUT_MS)));
    const finding = find(context, { text, limit: MAX_SUGGESTIONS });
    const found = await Promise.race([finding, late]);
    if (!found) {
      context.log.warn({ source: kind }, 'search source is slow');
      countLate(asker, 1);
      const end = () => countLate(asker, -1);
      finding.then(end, end);
      return { ...group, State: 'slow', Found: [] };
    }
    const pageFor = await pages;
    const rows = found.slice(0, MAX_FOUND).map((record) => wireRow(record, pageFor));
    return foundGroupSchema.parse({
      ...group,
      State: 'found',
      Found: rows.filter(({ Link_Info }) => Link_Info !== ''),
    });
  } catch (error) {
    context.log.error({ source: kind, err: error }, 'search source failed');
    return { ...group, State: 'failed', Found: [] };
  } finally {
    clearTimeout(timer);
  }
}

const wireRow = ({ title, detail, link, key, person }: FoundRecord, pageFor: (link: string) => string) => ({
  Title: title,
  Detail: detail,
  Link_Info: pageFor(link),
  KeyCode: key,
  Empid: person?.empid,
  HasPhoto: person?.hasPhoto,
  Active: person?.active,
});
