import type { Page } from '@playwright/test';
import { test as base } from '../../e2e/portal-test';
import { startPortalProcess } from './portal-process';
import { answerSamples } from './sample-replies';
import { startStub, type Stub } from './stub-upstream';

export interface PortalWithStub {
  readonly address: string;
  readonly stub: Stub;
  /** Everything that the portal wrote, on both outputs. */
  readonly log: () => string;
}

/** A browser test against the built portal, whose HR API is a stub that answers samples unless a test says otherwise. */
export const test = base.extend<{ freshStub: void }, { signsInOutside: boolean; portal: PortalWithStub }>({
  /** Whether the configuration names an address outside, which here is the stub's own. */
  signsInOutside: [false, { option: true, scope: 'worker' }],
  portal: [
    async ({ signsInOutside }, provide) => {
      const stub = await startStub();
      const externalSignIn = signsInOutside ? `${stub.address}/outside` : '';
      try {
        const portal = await startPortalProcess({ hrApi: stub.address, externalSignIn });
        await provide({ address: portal.address, stub, log: portal.log }).finally(portal.dispose);
      } finally {
        await stub.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  freshStub: [
    async ({ portal: { stub } }, provide) => {
      answerSamples(stub);
      stub.forget();
      await provide();
    },
    { auto: true },
  ],
  baseURL: ({ portal }, provide) => provide(portal.address),
});

/** Signs in as a person does; the stub lets everybody in. */
export async function signIn(page: Page, password = 'a password of the person'): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Employee Id').fill('E1001');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in and waits for the home page. */
export async function signInToHome(page: Page): Promise<void> {
  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
}

export const sessionCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-hr-session');
