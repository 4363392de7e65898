import { createHash } from 'node:crypto';
import { languages } from '@/lib/contract/platform/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { ownRequest, pointPortalAt } from './stub/portal-request';

beforeAll(() => pointPortalAt('http://127.0.0.1:9'));

async function ask(language: string) {
  const { GET } = await import('@/app/api/offline/[language]/route');
  return GET(ownRequest(`/api/offline/${language}`, { method: 'GET' }), { params: Promise.resolve({ language }) });
}

test.each(languages)(
  'the offline page of %s says so in that language and needs nothing but itself',
  async (language) => {
    const answer = await ask(language);
    const html = await answer.text();
    const { notice } = await loadMessages(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${notice.offlineTitle}</h1>`);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(/);
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}';`);
  },
);

test('there is no offline page of anything else', async () => {
  const answer = await ask('xx');
  expect(answer.status).toBe(404);
});

test('a name of the product that looks like HTML is shown literally', async () => {
  const { standalonePage } = await import('@/lib/bff/redirect/standalone-page');
  const company = { title: '</title><script>"&', accent: null, logo: null };
  const { html } = standalonePage('en', company, { title: 'Offline', text: '', link: '' });
  expect(html).toContain('<title>Offline · &lt;/title&gt;&lt;script&gt;&quot;&amp;</title>');
});
