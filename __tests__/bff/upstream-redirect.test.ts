import { callProxy, askSession, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
let collector: Stub;
beforeAll(async () => {
  [stub, collector] = await Promise.all([startStub(), startStub()]);
  pointPortalAt(stub.address);
});
afterAll(() => Promise.all([stub.close(), collector.close()]));

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) of the HR API is not followed with a token (T06)',
  async (status) => {
    stub.otherwise((response) => void response.writeHead(status, { location: `${collector.address}/take` }).end());
    const answer = await callProxy('listMenu', { headers: { cookie: await cookieOfSession() } });
    expect(answer.status).toBe(502);
    expect(answer.headers.has('location')).toBe(false);
    const signIn = await askSession('sign-in', { username: 'E1001', password: 'a password' });
    expect(signIn.status).toBe(502);
    expect(collector.seen).toHaveLength(0);
  },
);
