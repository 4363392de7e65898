import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { cleanHtml } from '../platform/html';
import { languages } from '../platform/languages';

const fullRead = { reach: 'browser', gate: 'full', users: EMPLOYEES_AND_CLIENTS, effect: 'read' } as const;

/** KB-09, KB-10. */
export const ARTICLE_TYPE = { pdf: 1, html: 2 } as const;

/**
 * KB-05 to KB-12, VOPQ-10. `dc` is the article's code, `fn` what its file is called where it is a PDF; `fp` is never followed.
 * `CreatedDate` is DD-MMM-YYYY. `Category` and `IsHere` (it belongs to the module that was asked about) are ours, so that an
 * HR API without them is understood.
 */
const articleSchema = z.object({
  name: z.string(),
  Description: z.string(),
  CreatedDate: z.string(),
  DisplayOrder: z.number().int(),
  CalendarType: z.literal([ARTICLE_TYPE.pdf, ARTICLE_TYPE.html]),
  dc: z.string(),
  fp: z.string(),
  fn: z.string(),
  Category: z.string().default(''),
  IsHere: z.boolean().default(false),
});
export type Article = z.output<typeof articleSchema>;

const code = z.string().min(1).max(64);

export const knowledgeCalls = {
  /**
   * VCALL-36, VOPQ-08, VOPQ-09: the articles that the active role may read, in the order in which they are shown, up to 150.
   * Each word of `Search` occurs in what is found, accents and case aside; what has it in name or description comes first.
   * `Module` is a module's path, whose articles come before the others.
   */
  listArticles: defineCall({
    ...fullRead,
    path: 'api/ecenter/knowledgebase/dynamiclist/list',
    request: z.object({ Search: z.string().max(100).default(''), Module: z.string().max(64).default('') }),
    reply: z.array(articleSchema),
  }),

  /**
   * KB-04, KB-11: one page of an article; `CalendarContent` is its HTML, empty for a PDF. `PageTitles` are those of all
   * pages, and `Language` is the one it is written in.
   */
  getArticle: defineCall({
    ...fullRead,
    path: 'api/ecenter/knowledgebase/dynamicadd/detail',
    request: z.object({ dc: code, Page: z.number().int().min(1).max(1000).default(1) }),
    reply: articleSchema.extend({
      CalendarContent: z.string().overwrite(cleanHtml),
      Page: z.number().int(),
      PageTitles: z.array(z.string()),
      Language: z.enum(languages),
    }),
  }),

  /** KB-09, VOPQ-10: the PDF of an article, named by the article's code and never by a path. */
  getArticleFile: defineCall({
    ...fullRead,
    path: 'api/ecenter/knowledgebase/dynamicdownload/download',
    kind: 'download',
    request: z.object({ dc: code }),
    reply: z.unknown(),
  }),
};
