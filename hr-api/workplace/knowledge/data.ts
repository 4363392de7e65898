import { and, asc, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { storedFiles } from '../../platform/files/tables';
import { modules } from '../shell/tables';
import { textsOf } from '../../platform/texts/data';
import { containsFolded, foldText } from '../../../lib/contract/platform/fold-text';
import { articleModules, articlePages, articles, articleTexts } from './tables';

/** Words of a search beyond these narrow nothing any more. */
const MAX_WORDS = 8;

interface Reading {
  /** Which articles may be read, as a condition on `articles`. */
  readonly visible: SQL;
  readonly language: Language;
}

/** The text of an article in a language; in English where it has none, else in the first that it has. */
export const isChosen = (language: Language) => sql`${articleTexts.language} = (
  select other.language from ${articleTexts} other where other.article_id = ${articles.id}
  order by other.language = ${language} desc, other.language = 'en' desc, other.language limit 1)`;

const wordsOf = (search: string) => foldText(search).split(' ').filter(Boolean).slice(0, MAX_WORDS);

const holdsAll = (column: typeof articleTexts.titleText | typeof articleTexts.searchText, words: readonly string[]) =>
  and(...words.map((word) => like(column, containsFolded(word))));

const columnsFor = (categories: ReturnType<typeof categoriesIn>, module: string) => ({
  id: articles.id,
  code: articles.code,
  kind: articles.kind,
  category: sql<string>`coalesce(${categories.name}, ${articles.categoryCode})`,
  displayOrder: articles.displayOrder,
  createdOn: articles.createdOn,
  language: articleTexts.language,
  name: articleTexts.name,
  description: articleTexts.description,
  fileName: articleTexts.fileName,
  isHere: sql<boolean>`exists (
    select 1 from ${articleModules} join ${modules} on ${modules.code} = ${articleModules.moduleCode}
    where ${articleModules.articleId} = ${articles.id} and ${modules.link} = ${module})`,
});

const categoriesIn = (language: Language) => textsOf('article-category', language, 'category_texts');

/** Articles that hold each word of a search, those of a module first, then those that have the words in name or description. */
export async function listArticles(
  db: Database,
  { visible, language, search, module, limit }: Reading & { search: string; module: string; limit: number },
) {
  const words = wordsOf(search);
  const categories = categoriesIn(language);
  const columns = columnsFor(categories, module);
  const holdsInTitle = holdsAll(articleTexts.titleText, words);
  return db
    .select(columns)
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .leftJoin(categories, eq(categories.code, articles.categoryCode))
    .where(and(visible, isChosen(language), holdsAll(articleTexts.searchText, words)))
    .orderBy(
      desc(columns.isHere),
      ...(holdsInTitle ? [desc(sql`(${holdsInTitle})`)] : []),
      asc(articles.displayOrder),
      asc(articles.code),
    )
    .limit(limit);
}

/** One article by its code, where it may be read. */
export async function findArticle(db: Database, code: string, { visible, language }: Reading) {
  const categories = categoriesIn(language);
  const [article] = await db
    .select(columnsFor(categories, ''))
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .leftJoin(categories, eq(categories.code, articles.categoryCode))
    .where(and(eq(articles.code, code), visible, isChosen(language)));
  return article ?? null;
}

interface Written {
  readonly id: string;
  readonly language: Language;
}

/** The titles of an article's pages, in their order. */
export async function pageTitlesOf(db: Database, { id, language }: Written): Promise<string[]> {
  const rows = await db
    .select({ title: articlePages.title })
    .from(articlePages)
    .where(and(eq(articlePages.articleId, id), eq(articlePages.language, language)))
    .orderBy(asc(articlePages.position));
  return rows.map(({ title }) => title);
}

/** The HTML of one page, counted from one. */
export async function findPage(db: Database, { id, language }: Written, position: number): Promise<string | null> {
  const [page] = await db
    .select({ content: articlePages.content })
    .from(articlePages)
    .where(
      and(eq(articlePages.articleId, id), eq(articlePages.language, language), eq(articlePages.position, position)),
    );
  return page?.content ?? null;
}

/** The PDF of an article and what it is called. */
export async function findArticleFile(db: Database, { id, language }: Written) {
  const [row] = await db
    .select({ file: storedFiles, fileName: articleTexts.fileName })
    .from(articleTexts)
    .innerJoin(storedFiles, eq(storedFiles.id, articleTexts.fileId))
    .where(and(eq(articleTexts.articleId, id), eq(articleTexts.language, language)));
  return row ?? null;
}
