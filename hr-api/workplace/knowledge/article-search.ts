import type { SearchSource } from '../search/search-source';
import { listArticles } from './data';
import { visibleTo } from './policy';

/** The page that shows an article by its code. */
export const ARTICLE_PAGE = 'chillconnect/knowledgebase';

/** Articles that have the words in their name or description before those that have them in their text. */
export const articleSearch: SearchSource = {
  kind: 'article',
  names: { de: 'Artikel', en: 'Articles', es: 'Artículos', fr: 'Articles', ja: '記事', zh: '文章' },
  allow: 'article.read',
  find: async ({ actor, db, language }, { text, limit }) => {
    const found = await listArticles(db, { visible: visibleTo(actor), language, search: text, module: '', limit });
    return found.map(({ code, name, category }) => ({
      title: name,
      detail: category,
      link: `${ARTICLE_PAGE}/key/${code}`,
    }));
  },
};
