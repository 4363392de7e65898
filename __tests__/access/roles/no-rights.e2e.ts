import { expect } from '@playwright/test';
import { sealData } from 'iron-session';
import { calls, type CallName } from '@/lib/contract/all';
import errors from '@/messages/en/errors.json';
import home from '@/messages/en/home.json';
import { ask } from '../../operating/ask';
import { SECRET } from '../../bff/stub/portal-request';
import { signInToHome, test } from '../../bff/stub/portal-with-stub';
import { sampleReplies } from '../../bff/stub/sample-replies';
import { json, type Stub } from '../../bff/stub/stub-upstream';

const refused = json({ code: 'forbidden', message: 'no', requestId: 'stub' }, 403);

/** The calls that the HR API makes depend on a permission; permissions.hr-api.test.ts holds that it refuses them without. */
const ASKING: CallName[] = [
  'changePassword',
  'listArticles',
  'getArticle',
  'sendWish',
  'listConducts',
  'saveConduct',
  'getHelpdeskSettings',
  'listSavedReplies',
  'listTourItems',
  'listPauses',
];

function takeAllRights(stub: Stub): void {
  for (const name of ['listMenu', 'listModules', 'listRoutes', 'listOwnPermissions'] as const)
    stub.on(calls[name].path, json([]));
  for (const name of ASKING) stub.on(calls[name].path, refused);
}

const FAULTS = new RegExp([home.countsMissing, home.listMissing, home.deskMissing, errors.forbidden].join('|'));

test('whose role may do nothing signs in to a home that says so, and meets no fault', async ({ page, portal }) => {
  takeAllRights(portal.stub);
  const failures: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => failures.push(String(error)));
  await signInToHome(page);
  const main = page.getByRole('main');
  await expect(main.getByText(home.noModules)).toBeVisible();
  await expect(main.getByText(home.noModulesText)).toBeVisible();
  await expect(main).not.toContainText(FAULTS);
  expect(failures).toEqual([]);
  for (const place of ['/ecenter/dashboard', '/process/conductsetup']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not exist|no access to this page/);
  }
});

test('a client user whose role may do nothing reads so at home too', async ({ portal: { address, stub } }) => {
  takeAllRights(stub);
  const session = { token: 'token-of-a-client', kind: 'client', flag: 0, host: new URL(address).host };
  const seal = await sealData({ ...session, endsAt: Date.now() + 3_600_000 }, { password: SECRET });
  const { status, body } = await ask(`${address}/home/dashboard`, { headers: { cookie: `__Host-hr-session=${seal}` } });
  expect(status).toBe(200);
  const said = body.replace(/<script[^]*?<\/script>|<[^>]+>/g, ' ');
  expect(said).toContain(home.noModules);
  expect(said).not.toMatch(FAULTS);
});

test('whose right is withdrawn reads so at the next press, and what they typed stays (T65)', async ({
  page,
  portal,
}) => {
  const { stub } = portal;
  stub.on(calls.listRoutes.path, json([{ Link_Src: 'conductsetup' }]));
  const [module] = sampleReplies.listModules;
  stub.on(calls.listModules.path, json([{ ...module, Link_Src: 'process' }]));
  stub.on(calls.getDraft.path, json({ Content: null, SavedAt: null }));
  await signInToHome(page);
  await page.goto('/process/conductsetup/write');
  await page.getByLabel('Title').fill('Working from abroad');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Tell us where you work.');
  takeAllRights(stub);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errors.forbidden);
  await expect(page).toHaveURL(/\/process\/conductsetup\/write$/);
  await expect(page.getByLabel('Title')).toHaveValue('Working from abroad');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('Tell us where you work.');
});
