import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

/** The values by metric and labels, as a scraper reads them. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await hr.app.inject('/metrics');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = answer.body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\S+) (\S+)$/.exec(line) ?? [];
      expect(name).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})?$/);
      return [name, Number(value)];
    }),
  );
}

test('a scraper learns how often each call was made with which result, and how long it took', async () => {
  const token = await hr.tokenOf('E1001');
  for (let turn = 0; turn < 3; turn += 1) await hr.call('listMenu', {}, { token });
  await hr.call('listMenu', {}, {});
  const values = await scrape();
  expect(values.get('hr_api_call_seconds_count{call="listMenu",status="200"}')).toBe(3);
  expect(values.get('hr_api_call_seconds_count{call="listMenu",status="401"}')).toBe(1);
  expect(values.get('hr_api_call_seconds_bucket{call="listMenu",status="200",le="+Inf"}')).toBe(3);
  expect(values.get('hr_api_call_seconds_sum{call="listMenu",status="200"}')).toBeGreaterThan(0);
  const buckets = [...values].filter(([name]) => name.startsWith('hr_api_call_seconds_bucket{call="signIn"'));
  const counts = buckets.map(([, value]) => value);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(counts.at(-1)).toBe(1);
});

test('an operator sees connections, waiting jobs and how the process fares', async () => {
  const values = await scrape();
  expect(values.get('hr_api_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(values.get('hr_api_database_connections{state="waiting"}')).toBe(0);
  expect(values.get('hr_api_jobs_waiting{queue="mail"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('hr_api_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('the numbers are of nobody', async () => {
  await hr.signIn('E1001', 'wrong password');
  const { body } = await hr.app.inject('/metrics');
  expect(body).not.toMatch(/E1001|@|Ananya|127\.0\.0\.1/);
});

test('metrics are read and nothing else', async () => {
  const answer = await hr.app.inject({ method: 'POST', url: '/metrics' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
});
