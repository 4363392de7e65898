import { languages } from '@/lib/contract/platform/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pointPortalAt, PORTAL, postForm } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const byBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(languages)('a browser whose form is refused is told so in %s, with a way back', async (language) => {
  const elsewhere = {
    ...byBrowser,
    origin: 'https://alias.example',
    host: 'alias.example',
    cookie: `hr-language=${language}`,
  };
  const answer = await postForm('sign-in', { username: 'E1001', password: 'a password' }, elsewhere);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  const html = await answer.text();
  const { errors, notice } = await loadMessages(language);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<h1>${notice.refusedFormTitle}</h1>`);
  expect(html).toContain(errors.cross_site);
  expect(html).toContain(`<a href="${PORTAL}/">${notice.home}</a>`);
  expect(html).not.toContain('alias.example');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(stub.seen).toEqual([]);
});

test('a form that cannot be read is refused by a page too', async () => {
  const answer = await postForm('sign-in', { username: '\0' }, byBrowser);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain((await loadMessages('en')).errors.bad_request);
});

test('a step without a page of its own is refused by a page', async () => {
  const answer = await postForm('sign-out', {}, { ...byBrowser, origin: 'https://alias.example' });
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringMatching(/^<!DOCTYPE html>/)]);
});

test('whoever asks for no page gets the error as data', async () => {
  const answer = await postForm('sign-in', {}, { origin: 'https://evil.example' });
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site' })]);
});
