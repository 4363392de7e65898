import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../hr-api/platform/db/postgres';
import { startDatabaseProxy } from './harness/database-proxy';
import { startApp } from './harness/start-app';
import { makeDatabase } from './harness/test-database';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('when PostgreSQL is gone', () => {
  test('calls get 503 and the process is unready until the database is back (F04)', async () => {
    const there = await makeDatabase();
    const line = await startDatabaseProxy(there.url ?? '');
    const lost: Error[] = [];
    const database = await openPostgres(line.url, (error) => lost.push(error));
    const hr = await startApp({ on: { database, url: line.url, drop: database.close } });
    const token = await hr.tokenOf('E1001');
    const idempotencyKey = randomUUID();
    const save = () =>
      hr.call('saveDraft', { Form: 'lost', Subject: '', Content: '{"kept":true}' }, { token, idempotencyKey });

    await line.cut();
    const refused = await Promise.all([save(), hr.call('getUser', {}, { token }), hr.signIn('E1002')]);
    for (const answer of refused) {
      expect([answer.status, answer.error().code]).toEqual([503, 'busy']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await hr.app.inject('/ready')).statusCode).toBe(503);
    expect((await hr.app.inject('/live')).statusCode).toBe(200);

    await line.mend();
    expect((await hr.app.inject('/ready')).statusCode).toBe(200);
    expect((await hr.call('getUser', {}, { token })).status).toBe(200);
    expect((await save()).status).toBe(200);
    expect((await save()).headers['idempotency-replayed']).toBe('true');
    const draft = await hr.call('getDraft', { Form: 'lost', Subject: '' }, { token });
    expect(draft.reply().Content).toBe('{"kept":true}');
    expect((await hr.signIn('E1002')).status).toBe(200);
    await hr.stop();
    await line.cut();
    await there.drop();
  });
});
