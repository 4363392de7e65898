import type { Article } from '@/lib/contract/workplace/knowledge';

/** Articles by their shelf: those of the module where the person is under a name of their own, the others by topic. */
export function shelvesOf(articles: readonly Article[], here: string): ReadonlyMap<string, readonly Article[]> {
  const shelves = new Map<string, Article[]>();
  for (const article of articles) {
    const shelf = article.IsHere ? here : article.Category;
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), article]);
  }
  return shelves;
}
