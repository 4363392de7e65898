import { and, desc, eq, gt } from 'drizzle-orm';
import { dayOf, startOf } from '../../platform/dates';
import type { CatchUpSource } from '../home/home-rows';
import { ARTICLE_PAGE } from './article-search';
import { isChosen } from './data';
import { visibleTo } from './policy';
import { articles, articleTexts } from './tables';

/** Articles that came while somebody was away. */
export const newArticles: CatchUpSource = async ({ actor, db, language }, { since, limit }) => {
  if (!actor.permissions.has('article.read')) return [];
  const found = await db
    .select({ code: articles.code, title: articleTexts.name, on: articles.createdOn })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(and(visibleTo(actor), isChosen(language), gt(articles.createdOn, dayOf(since))))
    .orderBy(desc(articles.createdOn), articles.displayOrder)
    .limit(limit);
  return found.map(({ code, title, on }) => ({
    kind: 'article',
    code,
    title,
    group: 'info',
    button: 'open',
    createdAt: startOf(on),
    link: ARTICLE_PAGE,
    linkKey: 'key',
    linkValue: code,
  }));
};
