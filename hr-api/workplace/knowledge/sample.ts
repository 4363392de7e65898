import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { FileStore, StoredFile } from '../../platform/files/storage/store';
import { storedFiles } from '../../platform/files/tables';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import { CLIENT_USER_ROLE, ROLE } from '../../people/accounts/role-codes';
import { foldText } from '../../../lib/contract/platform/fold-text';
import { texts } from '../../platform/texts/tables';
import articlesDe from './articles/de.json';
import articlesEn from './articles/en.json';
import articlesEs from './articles/es.json';
import articlesFr from './articles/fr.json';
import articlesJa from './articles/ja.json';
import articlesZh from './articles/zh.json';
import { drawPdf, type PdfDocument } from './sample-pdf';
import { articleModules, articlePages, articleRoles, articles, articleTexts } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

interface Written {
  readonly name: string;
  readonly description: string;
  readonly pages?: readonly { readonly title: string; readonly content: readonly string[] }[];
  /** Of a PDF. */
  readonly document?: PdfDocument['sections'];
}

type ArticleName = keyof typeof articlesEn;

const written: Record<(typeof languages)[number], Partial<Record<ArticleName, Written>>> = {
  de: articlesDe,
  en: articlesEn,
  es: articlesEs,
  fr: articlesFr,
  ja: articlesJa,
  zh: articlesZh,
};

interface Shelf {
  readonly category: keyof typeof en;
  readonly daysAgo: number;
  readonly modules?: readonly number[];
  readonly roles?: readonly number[];
}

/** In the order in which they are shown. Modules by their codes (MOD-01 to MOD-10). */
const shelves: Record<ArticleName, Shelf> = {
  'first-week': { category: 'arriving', daysAgo: 410, modules: [15] },
  'annual-leave': { category: 'time', daysAgo: 74, modules: [15, 305] },
  'sick-leave': { category: 'time', daysAgo: 132, modules: [15, 305] },
  'hours-and-remote-work': { category: 'time', daysAgo: 12, modules: [305] },
  'parental-leave': { category: 'time', daysAgo: 260 },
  payslip: { category: 'pay', daysAgo: 96 },
  'travel-and-expenses': { category: 'travel', daysAgo: 5, modules: [355, 362] },
  'business-travel': { category: 'travel', daysAgo: 40, modules: [355] },
  'performance-cycle': { category: 'development', daysAgo: 21, modules: [2] },
  learning: { category: 'development', daysAgo: 180, modules: [15] },
  referrals: { category: 'development', daysAgo: 33, modules: [14] },
  'speaking-up': { category: 'together', daysAgo: 300 },
  'data-protection': { category: 'together', daysAgo: 58 },
  safety: { category: 'together', daysAgo: 220 },
  'leading-one-on-ones': { category: 'leading', daysAgo: 66, modules: [2], roles: [ROLE.appraiser, ROLE.reviewer] },
  'ending-probation': { category: 'leading', daysAgo: 15, modules: [15], roles: [ROLE.hr] },
  'visiting-us': { category: 'clients', daysAgo: 120, modules: [399], roles: [CLIENT_USER_ROLE] },
  'client-tickets': { category: 'clients', daysAgo: 45, modules: [399], roles: [CLIENT_USER_ROLE] },
};

/** Loads what there is to read: everything in English, what people ask for most in every language. */
export async function loadArticles(
  db: Database,
  { files, today }: { files: FileStore; today: CalendarDate },
): Promise<void> {
  const shelved = Object.entries(shelves).map(([name, shelf], index) => ({
    name: name as ArticleName,
    shelf,
    id: randomUUID(),
    displayOrder: (index + 1) * 10,
  }));
  const pdfs = new Map<ArticleName, StoredFile>();
  for (const { name } of shelved) {
    const file = pdfOf(written.en[name]);
    if (file) pdfs.set(name, await files.write(db, Readable.from([file]), startOf(today)));
  }
  const textsOfAll = shelved.flatMap(({ id, name }) =>
    languages.flatMap((language) => {
      const text = written[language][name];
      return text ? [{ id, name, language, text }] : [];
    }),
  );
  await insertRows(db, storedFiles, [...pdfs.values()]);
  await insertRows(
    db,
    articles,
    shelved.map(({ id, name, shelf, displayOrder }) => ({
      id,
      code: newCode(),
      kind: pdfs.has(name) ? ('pdf' as const) : ('html' as const),
      categoryCode: shelf.category,
      displayOrder,
      createdOn: daysAfter(today, -shelf.daysAgo),
    })),
  );
  await insertRows(
    db,
    articleTexts,
    textsOfAll.map(({ id, name, language, text }) => ({
      articleId: id,
      language,
      name: text.name,
      description: text.description,
      fileId: pdfs.get(name)?.id ?? null,
      fileName: pdfs.has(name) ? `${text.name}.pdf` : '',
      titleText: foldText(`${text.name} ${text.description}`),
      searchText: foldText([text.name, text.description, ...wordsOf(text)].join(' ')),
    })),
  );
  await insertRows(
    db,
    articlePages,
    textsOfAll.flatMap(({ id, language, text }) =>
      (text.pages ?? []).map(({ title, content }, index) => ({
        articleId: id,
        language,
        position: index + 1,
        title,
        content: content.join('\n'),
      })),
    ),
  );
  const codesOf = (key: 'modules' | 'roles') =>
    shelved.flatMap(({ id, shelf }) => (shelf[key] ?? []).map((code) => ({ id, code })));
  await insertRows(
    db,
    articleModules,
    codesOf('modules').map(({ id, code }) => ({ articleId: id, moduleCode: code })),
  );
  await insertRows(
    db,
    articleRoles,
    codesOf('roles').map(({ id, code }) => ({ articleId: id, roleCode: code })),
  );
  await insertRows(db, texts, textRows('article-category', { de, en, es, fr, ja, zh }));
}

function pdfOf(text: Written | undefined): Buffer | null {
  return text?.document ? drawPdf({ title: text.name, sections: text.document }) : null;
}

/** What an article says beside its title, without its HTML. */
function wordsOf({ pages = [], document = [] }: Written): string[] {
  return [
    ...pages.flatMap(({ title, content }) => [title, ...content.map((html) => html.replace(/<[^>]*>/g, ' '))]),
    ...document.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ];
}
