import { expect, type Page } from '@playwright/test';
import { calls, type ReplyFor } from '@/lib/contract/all';
import { sidewaysScroll } from '../../e2e/sign-in';
import { signInToHome, test } from '../../bff/stub/portal-with-stub';
import { json, type Stub } from '../../bff/stub/stub-upstream';

type Joiner = ReplyFor<'listNewJoiners'>[number];

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);

const joiner = (part: Partial<Joiner>): Joiner => ({
  Name: 'Li Wei',
  Empid: 'E1',
  KeyCode: 'k1',
  HasPhoto: false,
  Level_Name: 'Specialist',
  Unit_Name: 'Marketing',
  Location_Name: 'Pune',
  DateOfJoin: '01-Jan-2026',
  ...part,
});

async function open(page: Page, stub: Stub, joiners: readonly Joiner[]) {
  stub.on(calls.listRoutes.path, json([{ Link_Src: 'newjoiners' }]));
  stub.on(calls.listNewJoiners.path, json(joiners));
  await page.goto('/ecenter/newjoiners');
}

test('two joiners of one name are told apart, and a name of 120 characters stays on a phone', async ({
  page,
  portal: { stub },
}) => {
  await signInToHome(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, stub, [
    joiner({}),
    joiner({ Empid: 'E2', KeyCode: 'k2', Unit_Name: 'Research' }),
    joiner({ Name: LONG, Empid: 'E3', KeyCode: '', Unit_Name: '', Location_Name: '', DateOfJoin: 'soon' }),
  ]);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Li Wei' })).toHaveText([/E1.*Marketing/, /E2.*Research/]);
  await expect(page.getByRole('heading', { name: LONG })).toBeVisible();
  await expect(cards.filter({ hasText: LONG }).getByRole('link')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('where nobody is new the page says so', async ({ page, portal: { stub } }) => {
  await signInToHome(page);
  await open(page, stub, []);
  await expect(page.getByText('No new joiners right now')).toBeVisible();
});
