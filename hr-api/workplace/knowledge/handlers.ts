import { ARTICLE_TYPE, type knowledgeCalls } from '../../../lib/contract/workplace/knowledge';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { wireDate } from '../../platform/dates';
import { findArticle, findArticleFile, findPage, listArticles, pageTitlesOf } from './data';
import { visibleTo } from './policy';

const MAX_ARTICLES = 150;

/** What the caller may read, and in which language. */
function readingOf({ actor, language }: CallContext) {
  return { visible: visibleTo(actor), language };
}

/** One that does not exist and one for other roles are refused alike. */
async function readableArticle(code: string, context: CallContext) {
  const article = await findArticle(context.db, code, readingOf(context));
  if (!article) throw new ApiError('not_found');
  return article;
}

const wireArticle = (article: Awaited<ReturnType<typeof readableArticle>>) => ({
  name: article.name,
  Description: article.description,
  CreatedDate: wireDate(article.createdOn),
  DisplayOrder: article.displayOrder,
  CalendarType: ARTICLE_TYPE[article.kind],
  dc: article.code,
  fp: '',
  fn: article.fileName,
  Category: article.category,
  IsHere: article.isHere,
});

export const knowledgeHandlers: Handlers<keyof typeof knowledgeCalls> = {
  listArticles: {
    allow: 'article.read',
    handle: async ({ Search, Module }, context) => {
      const reading = readingOf(context);
      const found = await listArticles(context.db, {
        ...reading,
        search: Search,
        module: Module,
        limit: MAX_ARTICLES,
      });
      return found.map(wireArticle);
    },
  },

  getArticle: {
    allow: 'article.read',
    handle: async ({ dc, Page }, context) => {
      const article = await readableArticle(dc, context);
      const titles = await pageTitlesOf(context.db, article);
      const content = article.kind === 'html' ? await findPage(context.db, article, Page) : '';
      if (content === null) throw new ApiError('not_found');
      return {
        ...wireArticle(article),
        CalendarContent: content,
        Page,
        PageTitles: titles,
        Language: article.language,
      };
    },
  },

  getArticleFile: {
    allow: 'article.read',
    handle: async ({ dc }, context) => {
      const found = await findArticleFile(context.db, await readableArticle(dc, context));
      if (!found) throw new ApiError('not_found');
      return found;
    },
  },
};
