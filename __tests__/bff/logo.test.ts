import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRequest, pointPortalAt } from './stub/portal-request';

const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
beforeAll(() => {
  const CONFIG_FILE = path.join(folder, 'config.json');
  writeFileSync(CONFIG_FILE, JSON.stringify({ t: 'Ada', accent: '#7a1fa2', logo: 'ours.png' }));
  cpSync('public/icons/192.png', path.join(folder, 'ours.png'));
  pointPortalAt('http://127.0.0.1:9', { CONFIG_FILE });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the logo of the configuration file is served as the picture that it is', async () => {
  const { GET } = await import('@/app/api/logo/route');
  const answer = await GET();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await answer.arrayBuffer()).byteLength).toBe(6_374);
});

test('the offline page carries name, logo and colour within itself', async () => {
  const { GET } = await import('@/app/api/offline/[language]/route');
  const params = Promise.resolve({ language: 'en' });
  const answer = await GET(ownRequest('/api/offline/en', { method: 'GET' }), { params });
  const html = await answer.text();
  expect(html).toContain('--accent: #7a1fa2;');
  expect(html).toMatch(
    /<p class="company"><img src="data:image\/png;base64,[A-Za-z0-9+/=]+" alt="" width="30" height="30">Ada<\/p>/,
  );
  expect(answer.headers.get('content-security-policy')).toContain('img-src data:;');
});

test('a logo that is none ends the start by the name of its field', async () => {
  writeFileSync(path.join(folder, 'ours.png'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  jest.resetModules();
  const { portalConfig } = await import('@/lib/config');
  await expect(portalConfig()).rejects.toThrow(/^logo: .*ours\.png must be a PNG or JPEG file$/);
});
