import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { isChosen } from '../../workplace/knowledge/data';
import { visibleTo } from '../../workplace/knowledge/policy';
import { articles, articleTexts } from '../../workplace/knowledge/tables';
import { containsFolded, foldText } from '../../../lib/contract/platform/fold-text';

const MAX_ARTICLES = 3;
const MAX_WORDS = 8;

/** Shorter words stand in every article. */
const MIN_LETTERS = 4;

/** Scripts without blanks between words are looked for by two signs in a row. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;

/** What of a subject says what it is about; the last letter of a word may be of its plural. */
export function keywordsOf(subject: string): string[] {
  const folded = foldText(subject);
  const pairs = [...folded.matchAll(UNSPACED_SCRIPT)].flatMap(([run]) => {
    const signs = [...run];
    return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  });
  const words = folded
    .replace(UNSPACED_SCRIPT, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS)
    .map((word) => word.slice(0, Math.max(MIN_LETTERS, word.length - 1)));
  return [...new Set([...words, ...pairs])].slice(0, MAX_WORDS);
}

/** Articles with words of a subject in their title first; those that only mention most of its words follow. */
export const suggestArticles: Handler<'suggestArticles'> = async ({ Subject }, { actor, db, language }) => {
  const words = keywordsOf(Subject);
  if (words.length === 0 || !actor.permissions.has('article.read')) return [];
  const hits = (column: typeof articleTexts.titleText | typeof articleTexts.searchText): SQL<number> => {
    const each = words.map((word) => sql`(${column} like ${containsFolded(word)})::int`);
    return sql`(${sql.join(each, sql` + `)})`;
  };
  const score = sql<number>`(${hits(articleTexts.titleText)} * ${words.length + 1} + ${hits(articleTexts.searchText)})`;
  return db
    .select({ dc: articles.code, name: articleTexts.name, Description: articleTexts.description })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(and(visibleTo(actor), isChosen(language), gt(score, Math.floor(words.length / 2))))
    .orderBy(desc(score), articles.displayOrder, articles.code)
    .limit(MAX_ARTICLES);
};
