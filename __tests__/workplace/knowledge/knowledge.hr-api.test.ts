import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { knowledgeHandlers } from '../../../hr-api/workplace/knowledge/handlers';
import { searchEverything } from '../../../hr-api/workplace/search/search-everything';
import { articlePages, articles, articleTexts } from '../../../hr-api/workplace/knowledge/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { rolePermissions } from '../../../hr-api/people/accounts/tables';
import { ARTICLE_TYPE } from '../../../lib/contract/workplace/knowledge';
import type { Language } from '../../../lib/contract/platform/languages';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf } from '../../people/cast-actors';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const search = async (Search: string, language: Language = 'en', Module = '') =>
  (await hr.call('listArticles', { Search, Module }, { token, language })).reply();
const namesOf = async (Search: string, language: Language = 'en') =>
  (await search(Search, language)).map(({ name }) => name);
const codeOf = async (name: string) => (await search(name)).find((article) => article.name === name)!.dc;

describe('the list', () => {
  test('lists every article of the role in order with all fields (KB-05 to KB-12, VOPQ-09)', async () => {
    const list = await search('');
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect(list.map(({ DisplayOrder }) => DisplayOrder)).toEqual(
      list.map(({ DisplayOrder }) => DisplayOrder).sort((a, b) => a - b),
    );
    expect(list[0]).toEqual({
      name: 'Your first week',
      Description: 'Who helps you, what you need on day one, and how the portal fits in.',
      CreatedDate: '01-Feb-2025',
      DisplayOrder: 10,
      CalendarType: ARTICLE_TYPE.html,
      dc: expect.stringMatching(/^[\w-]{22}$/),
      fp: '',
      fn: '',
      Category: 'Arriving',
      IsHere: false,
    });
    expect(list.find(({ name }) => name === 'Travel and expense policy')).toMatchObject({
      CalendarType: ARTICLE_TYPE.pdf,
      fn: 'Travel and expense policy.pdf',
    });
  });

  test('puts what belongs to a module before the rest', async () => {
    const list = await search('', 'en', 'travel');
    expect(list.map(({ name, IsHere }) => [name, IsHere]).slice(0, 3)).toEqual([
      ['Travel and expense policy', true],
      ['Booking a business trip', true],
      ['Your first week', false],
    ]);
  });

  test('names things in the language that is asked for, in English where there is nothing else', async () => {
    const german = await search('', 'de');
    expect(german.map(({ name }) => name)).toEqual(expect.arrayContaining(['Urlaub', 'Reading your payslip']));
    expect(german[0]?.Category).toBe('Ankommen');
    expect(german).toHaveLength((await search('')).length);
  });
});

describe('a search', () => {
  test.each<[string, Language, string]>([
    ['payslip', 'en', 'Reading your payslip'],
    ['PAYSLIP read', 'en', 'Reading your payslip'],
    ['conges ANNUELS', 'fr', 'Congés annuels'],
    ['fuhrungskraft attest', 'de', 'Wenn Sie krank sind'],
    ['繰り越せます', 'ja', '年次休暇'],
    ['年假', 'zh', '年假'],
  ])('for “%s” in %s finds “%s” first, accents and case aside', async (words, language, name) => {
    expect((await namesOf(words, language))[0]).toBe(name);
  });

  test('finds words of the content and of a PDF, after what has them in its name (VOPQ-09)', async () => {
    expect(await namesOf('minibar')).toEqual(['Travel and expense policy']);
    const found = await namesOf('leave');
    expect(found.slice(0, 2)).toEqual(['Annual leave', 'Becoming a parent']);
    expect(found).toContain('First aid and emergencies');
  });

  test('takes the signs of the database for what they are', async () => {
    expect(await namesOf('%')).toEqual(['Reading your payslip']);
    for (const words of ['_', '\\', "'", '100%', '<p>', 'no such thing']) {
      expect([words, await namesOf(words)]).toEqual([words, []]);
    }
  });
});

describe('an article', () => {
  test('is read page by page (KB-04, KB-11)', async () => {
    const dc = await codeOf('The performance year');
    const first = (await hr.call('getArticle', { dc }, { token })).reply();
    expect(first).toMatchObject({ Page: 1, PageTitles: ['Goals', 'The talk in summer', 'The review'], Language: 'en' });
    expect(first.CalendarContent).toContain('three to five goals');
    const last = (await hr.call('getArticle', { dc, Page: 3 }, { token })).reply();
    expect(last.CalendarContent).toContain('You write your own view');
    expect((await hr.call('getArticle', { dc, Page: 4 }, { token })).error().code).toBe('not_found');
  });

  test('comes clean even where somebody wrote what is not (T69, T71)', async () => {
    const dc = await codeOf('First aid and emergencies');
    const [{ id }] = (await hr.db.select({ id: articles.id }).from(articles).where(eq(articles.code, dc))) as [
      { id: string },
    ];
    const hostile = '<p onclick="x()">Fire<script>alert(1)</script><img src=x onerror=alert(1)></p><iframe src=//e>';
    await hr.db
      .update(articlePages)
      .set({ content: hostile })
      .where(and(eq(articlePages.articleId, id), eq(articlePages.language, 'en')));
    const { CalendarContent } = (await hr.call('getArticle', { dc }, { token })).reply();
    expect(CalendarContent).toContain('Fire');
    expect(CalendarContent).not.toMatch(/script|onerror|onclick|iframe|alert/);
  });

  test('that is a PDF gives its file as it was stored, as a PDF to be kept by nobody (T83, T86)', async () => {
    const dc = await codeOf('Travel and expense policy');
    const answer = await hr.call('getArticleFile', { dc }, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Travel%20and%20expense%20policy.pdf",
    });
    expect(answer.headers.etag).toBeUndefined();
    const [stored] = await hr.db
      .select({ sha256: storedFiles.sha256 })
      .from(storedFiles)
      .innerJoin(articleTexts, eq(articleTexts.fileId, storedFiles.id))
      .innerJoin(articles, eq(articles.id, articleTexts.articleId))
      .where(eq(articles.code, dc));
    expect(createHash('sha256').update(answer.bytes).digest('hex')).toBe(stored?.sha256);
    const html = await hr.call('getArticleFile', { dc: await codeOf('Annual leave') }, { token });
    expect(html.error().code).toBe('not_found');
  });
});

describe('who may read', () => {
  const as = async (empid: string, role: number) => contextOf(hr, await actorOf(hr, empid, role));
  const listAs = async (empid: string, role: number) =>
    knowledgeHandlers.listArticles.handle({ Search: '', Module: '' }, await as(empid, role));

  test('an article of a role is listed and read in that role only (T63, T66)', async () => {
    const forHr = (await listAs('E1004', ROLE.hr)).find(({ name }) => name === 'Ending a probation')!;
    const forManagers = (await listAs('E1002', ROLE.appraiser)).find(({ name }) => name === 'One-on-ones that help')!;
    for (const [empid, role] of [
      ['E1004', ROLE.employee],
      ['E1001', ROLE.employee],
    ] as const) {
      const names = (await listAs(empid, role)).map(({ name }) => name);
      expect(names).not.toEqual(expect.arrayContaining([forHr.name]));
      expect(names).not.toEqual(expect.arrayContaining([forManagers.name]));
      for (const { dc } of [forHr, forManagers]) {
        const context = await as(empid, role);
        await expect(knowledgeHandlers.getArticle.handle({ dc, Page: 1 }, context)).rejects.toMatchObject({
          code: 'not_found',
        });
        await expect(knowledgeHandlers.getArticleFile.handle({ dc }, context)).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    }
  });

  test('a single read succeeds exactly for what the list shows', async () => {
    const everything = await hr.db.select({ dc: articles.code }).from(articles);
    for (const role of Object.values(ROLE)) {
      const listed = new Set((await listAs('E1006', role)).map(({ dc }) => dc));
      const context = await as('E1006', role);
      for (const { dc } of everything) {
        const read = await knowledgeHandlers.getArticle.handle({ dc, Page: 1 }, context).then(
          () => true,
          () => false,
        );
        expect([role, dc, read]).toEqual([role, dc, listed.has(dc)]);
      }
    }
  });

  test('a role without a knowledge base is refused (EMP-03, T65)', async () => {
    const token = await hr.tokenOf('E1005');
    await hr.db
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.roleCode, ROLE.helpdesk), eq(rolePermissions.permission, 'article.read')));
    const listed = await hr.call('listArticles', { Search: '', Module: '' }, { token });
    expect(listed.error().code).toBe('forbidden');
  });

  test('nobody reads without a session', async () => {
    expect((await hr.call('listArticles', {})).error().code).toBe('unauthenticated');
  });
});

describe('the search of the portal', () => {
  const found = async (loginId: string, SearchText: string, language: Language = 'en') =>
    (await hr.call('searchEverything', { SearchText }, { token: await hr.tokenOf(loginId), language })).reply();

  test('an employee finds an article by its words, with its topic and its own page', async () => {
    expect(await found('E1001', 'payslip read', 'de')).toContainEqual({
      Kind: 'article',
      Kind_Name: 'Artikel',
      State: 'found',
      Found: [
        expect.objectContaining({
          Title: 'Reading your payslip',
          Detail: 'Bezahlung',
          Link_Info: `chillconnect/knowledgebase/key/${await codeOf('Reading your payslip')}`,
        }),
      ],
    });
  });

  test('what is for another role is found by who is in that role alone', async () => {
    const titlesFor = async (roleCode: number) => {
      const context = contextOf(hr, await actorOf(hr, 'E1004', roleCode));
      const groups = await searchEverything({ SearchText: 'probation', Kinds: [] }, context);
      return groups.flatMap(({ Found }) => Found.map(({ Title }) => Title));
    };
    expect(await titlesFor(ROLE.hr)).toContain('Ending a probation');
    expect(await titlesFor(ROLE.employee)).not.toContain('Ending a probation');
  });
});
