import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { signInToHome } from '../../e2e/sign-in';

/** Somebody of each role, and E1014 of another company, who works here. */
const PEOPLE = ['E1001', 'E1002', 'E1003', 'E1004', 'E1005', 'E1006', 'E1014'];
const HEADERS = { 'x-hr-portal': '1', 'sec-fetch-site': 'same-origin' };

/** Leads out of the session, to a file, or through a change of language. */
const NOT_A_PLACE = /^\/(?:_next|api|logout|icon|favicon|apple-icon|.*\.(?:png|svg|webmanifest)$)|[?&]lang=/;

const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** The pages that a person is shown a way to, from home and from the dashboards that home leads to. */
async function placesOf(request: APIRequestContext): Promise<string[]> {
  const home = linksIn(await (await request.get('/home/dashboard')).text());
  const dashboards = [...new Set(home.filter((href) => /^\/\w+\/dashboard$/.test(href)))];
  const further = await Promise.all(dashboards.map(async (place) => linksIn(await (await request.get(place)).text())));
  return [...new Set([...home, ...further.flat()])].filter((href) => !NOT_A_PLACE.test(href)).sort();
}

for (const employeeId of PEOPLE)
  test(`${employeeId} finds no link that leads nowhere, in any of their roles`, async ({ page, baseURL }) => {
    await signInToHome(page, employeeId);
    const { request } = page.context();
    await page.close();
    const headers = { ...HEADERS, origin: new URL(baseURL!).origin };
    const roles = (await (await request.post('/api/hr/listRoles', { headers, data: {} })).json()) as {
      Role_Code: number;
    }[];
    expect(roles.length).toBeGreaterThan(0);
    for (const { Role_Code } of roles) {
      const changed = await request.post('/api/session/change-role', {
        headers,
        data: { RoleCode: String(Role_Code) },
      });
      expect(changed.status()).toBe(200);
      const places = await placesOf(request);
      expect(places.length).toBeGreaterThan(5);
      for (const place of places) {
        const answer = await request.get(place);
        const heading = /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? '';
        const found = [Role_Code, place, answer.status(), new URL(answer.url()).pathname, heading];
        expect(found).toEqual([
          Role_Code,
          place,
          200,
          expect.not.stringMatching(/unauthorized|\/session|\/auth\//),
          expect.not.stringMatching(/not switched on|does not exist/),
        ]);
      }
    }
  });
