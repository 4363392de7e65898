import { chromium } from 'playwright-core';
const BASE = 'http://localhost:3300';
const [, , empid, out, ...paths] = process.argv;
const widths = (process.env.W ?? '1440,768,390').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: process.env.DARK ? 'dark' : 'light', locale: 'en' });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 300)); });
await page.goto(BASE + '/auth/login');
await page.getByLabel('Employee Id').fill(empid);
await page.getByLabel('Password', { exact: true }).fill('Humming-2026');
await page.getByRole('button', { name: 'Sign In' }).click();
await page.waitForURL('**/home/**');
for (const [at, path] of paths.entries()) {
  const [address, ...steps] = path.split('||');
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await page.goto(BASE + address);
    await page.waitForLoadState('networkidle').catch(() => {});
    for (const step of steps) { await eval(`(async () => { ${step} })()`).catch((e) => console.log('STEP', String(e).slice(0, 400))); await page.waitForTimeout(900); }
    await page.screenshot({ path: `/tmp/shots/${out}${at}-${width}.png`, fullPage: !process.env.VIEW });
  }
  console.log(address, page.url());
}
await browser.close();
