import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { watchOrigins } from '../../e2e/watch-origins';
import { hostileHtml } from '../../ui/hostile-html';
import { chooseInHeader, headerMenu } from '../../e2e/header-menu';

test.use({ employeeId: 'E1001' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Knowledge base' });
const article = (page: Page) => page.getByRole('dialog', { name: 'Article' });

async function openPanel(page: Page, place = '/home/dashboard') {
  await page.goto(place);
  await chooseInHeader(page, 'Discover', 'Knowledge base');
  await expect(panel(page).getByRole('button', { name: /Your first week/ })).toBeVisible();
}

async function openArticle(page: Page, name: RegExp) {
  await openPanel(page);
  await panel(page).getByRole('button', { name }).click();
}

test('an employee finds and reads an article by keyboard (KB-01 to KB-07, KB-10)', async ({ page }) => {
  await page.goto('/home/dashboard');
  await headerMenu(page, 'Discover').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Knowledge base' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  const search = panel(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('PERFORMANCE yéar');
  await expect(panel(page).getByRole('status').filter({ hasText: 'found' })).toHaveText('1 article found');
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('button', { name: /The performance year/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('heading', { name: 'The performance year' })).toBeVisible();
  await expect(article(page)).toContainText(/Development · \d{2}-[A-Z][a-z]{2}-\d{4}/);
  await expect(article(page).getByRole('heading', { name: 'January to February: goals' })).toBeVisible();
  await article(page).getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(article(page)).toContainText('Page 2 of 3');
  await expect(article(page).getByRole('button', { name: /The talk in summer/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(article(page)).toBeHidden();
  await expect(panel(page).getByRole('button', { name: /The performance year/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await search.fill('no such thing');
  await expect(panel(page)).toContainText('Item not exists');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('articles of the module that is open stand first', async ({ page }) => {
  await openPanel(page, '/travel/dashboard');
  const first = panel(page).getByRole('region').first();
  await expect(first).toHaveAccessibleName('For this page');
  await expect(first.getByRole('button', { name: /Travel and expense policy/ })).toBeVisible();
});

test('a PDF is rendered by our own code under the policy (KB-09, FVIEW-05, FVIEW-06, T72, T79)', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const asked = watchOrigins(page.context());
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await openArticle(page, /Travel and expense policy/);
  const document = article(page).getByRole('region', { name: 'Travel and expense policy.pdf' });
  await expect(document.getByText('1 Why we travel')).toBeAttached();
  expect((await document.boundingBox())?.height).toBeLessThanOrEqual(640);
  const isDrawn = await document
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, 20);
      return data.some((value, at) => at % 4 !== 3 && value !== 0 && value !== 255);
    });
  expect(isDrawn).toBe(true);
  await article(page).getByRole('button', { name: 'Next page' }).click();
  await expect(article(page)).toContainText('Page 2 of 5');
  await expect(document.getByText('2 Booking')).toBeInViewport();
  await document.focus();
  await page.keyboard.press('ArrowRight');
  await expect(article(page)).toContainText('Page 3 of 5');
  await page.keyboard.press('+');
  await expect(article(page)).toContainText('125 %');
  const download = page.waitForEvent('download');
  await article(page).getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Travel and expense policy.pdf');
  expect({ complaints, asked: asked() }).toEqual({ complaints: [], asked: [baseURL] });
});

test('an unviewable file says so, can be saved and retried (FVIEW-08)', async ({ page }) => {
  await page.route('**/api/hr/getArticleFile*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '<script>alert(1)</script>' }),
  );
  await openArticle(page, /Data protection at work/);
  const alert = article(page).getByRole('alert');
  await expect(alert).toContainText('We are unable to view this file. Please download it.');
  await expect(alert.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\/api\/hr\/getArticleFile\?dc=/);
  await page.unroute('**/api/hr/getArticleFile*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(article(page).getByText('Ten rules for personal data')).toBeAttached();
});

test('a list that does not come says why and comes when it is tried again', async ({ page }) => {
  await page.route('**/api/hr/listArticles', (route) => route.abort());
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Discover', 'Knowledge base');
  await expect(panel(page).getByRole('alert')).toContainText('The HR system cannot be reached');
  await page.unroute('**/api/hr/listArticles');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('button', { name: /Annual leave/ })).toBeVisible();
});

test('hostile HTML of an article does nothing, whatever reached the browser (T69, T71)', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/api/hr/getArticle', async (route) => {
    const reply = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...reply, CalendarContent: `<p>Read me</p>${hostileHtml.join('')}` } });
  });
  await openArticle(page, /Annual leave/);
  await expect(article(page).getByText('Read me')).toBeVisible();
  const left = article(page)
    .locator('.rich-text')
    .locator('script, iframe, object, form, style, svg, [onerror], [onclick], [style]');
  await expect(left).toHaveCount(0);
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined();
  expect(dialogs).toEqual([]);
});

test('an article is read aloud until stopped or left, on desktop (SPK-01 to SPK-04)', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const said = (what: string) => () => void spoken.push(what);
    const speech = {
      getVoices: () => [
        { lang: 'de-DE', localService: true },
        { lang: 'en-GB', localService: true },
      ],
      speak: ({ lang, text }: { lang: string; text: string }) => spoken.push(`${lang}: ${text}`),
      cancel: said('cancel'),
      pause: said('pause'),
      resume: said('resume'),
    };
    class Utterance {
      lang = '';
      constructor(readonly text: string) {}
    }
    Object.defineProperties(window, {
      speechSynthesis: { value: speech },
      SpeechSynthesisUtterance: { value: Utterance },
      spoken: { value: spoken },
    });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  const beginReading = async () => {
    await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0));
    await article(page).getByRole('button', { name: 'Read aloud' }).click();
    await expect
      .poll(async () => (await spoken()).join('\n'))
      .toMatch(/^cancel\nen-GB: On the first day Tell your manager/);
    return (await spoken()).length;
  };
  await openArticle(page, /When you are ill/);
  const first = await beginReading();
  await article(page).getByRole('button', { name: 'Pause reading' }).click();
  await article(page).getByRole('button', { name: 'Resume reading' }).click();
  await article(page).getByRole('button', { name: 'Stop reading' }).click();
  await expect.poll(async () => (await spoken()).slice(first)).toEqual(['pause', 'resume', 'cancel']);
  const second = await beginReading();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await spoken()).slice(second)).toEqual(['cancel']);
  await page.setViewportSize({ width: 390, height: 844 });
  await panel(page)
    .getByRole('button', { name: /When you are ill/ })
    .click();
  await expect(article(page).getByRole('heading', { name: 'On the first day' })).toBeVisible();
  await expect(article(page).getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
});
