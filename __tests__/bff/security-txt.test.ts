import { pointPortalAt } from './stub/portal-request';

const ask = async (settings: Record<string, string>) => {
  jest.resetModules();
  pointPortalAt('http://127.0.0.1:9', settings);
  const { GET } = await import('@/app/.well-known/security.txt/route');
  return GET();
};

test('who found a weakness reads whom to tell, and until when that is good (RFC 9116)', async () => {
  const answer = await ask({ SECURITY_CONTACT: 'mailto:security@example.com' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).trim().split('\n');
  expect(lines[0]).toBe('Contact: mailto:security@example.com');
  const expires = Date.parse(lines[1]!.replace('Expires: ', ''));
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});

test('where nobody is named there is nothing', async () => {
  expect((await ask({ SECURITY_CONTACT: '' })).status).toBe(404);
});
