import { clientAddressOf } from '@/lib/contract/platform/client-address';
import { askSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { startStub, type Stub } from './stub/stub-upstream';

test.each<[string, string | null, number, string]>([
  ['no proxy is trusted', '203.0.113.7', 0, ''],
  ['no proxy is trusted, whatever the list', '1.1.1.1, 203.0.113.7', 0, ''],
  ['one proxy is trusted', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy is trusted and the client forged a hop', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['one proxy is trusted and the client forged many', `${'6.6.6.6, '.repeat(500)}203.0.113.7`, 1, '203.0.113.7'],
  ['two proxies are trusted', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['two proxies are trusted but one stood there', '203.0.113.7', 2, ''],
  ['there is no header', null, 1, ''],
  ['the header is empty', '', 1, ''],
  ['an IPv6 address', ' 2001:db8::7 ', 1, '2001:db8::7'],
  ['an address with a port', '203.0.113.7:4711', 1, '203.0.113.7'],
  ['an IPv6 address with a port', '6.6.6.6, [2001:db8::7]:4711', 1, '2001:db8::7'],
  ['an IPv6 address in brackets', '[2001:db8::7]', 1, '2001:db8::7'],
  ['a port alone', ':4711', 1, ''],
  ['an address with two ports', '203.0.113.7:1:2', 1, ''],
  ['letters that look like digits', 'dead.beef', 1, ''],
  ['too many colons', ':::::', 1, ''],
  ['a number out of range', '999.1.1.1', 1, ''],
  ['a name', 'evil.example', 1, ''],
  ['a line break', '203.0.113.7\r\nx-evil: 1', 1, ''],
])('where %s, the address %j behind %i proxies is %j (T53)', (_, header, proxies, expected) => {
  expect(clientAddressOf(header, proxies)).toBe(expected);
});

describe('behind one trusted proxy', () => {
  let stub: Stub;
  beforeAll(async () => {
    pointPortalAt((stub = await startStub()).address, { TRUSTED_PROXIES: '1' });
    answerSamples(stub);
  });
  afterAll(() => stub.close());

  test('the HR API learns the address that the proxy saw, covered by the key header (T51, T53)', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-hr-client-address': '6.6.6.6' };
    await askSession('sign-in', { username: 'E1001', password: 'a password' }, headers);
    const { keyHeader } = await import('@/lib/bff/upstream/key-header');
    const [sent] = stub.seenOn('users/authenticate');
    expect(sent!.headers['x-hr-client-address']).toBe('203.0.113.7');
    const browser = String(sent!.headers['x-hr-browser']);
    const covering = (clientAddress: string) => {
      const [month, day, year, hour, minute] = String(sent!.headers['x-hr-key']).slice(0, 16).split(/[- :]/);
      const stamped = new Date(`${year}-${month}-${day}T${hour}:${minute}:30+05:30`);
      return keyHeader({ method: 'POST', path: 'users/authenticate', clientAddress, browser }, stamped);
    };
    expect(sent!.headers['x-hr-key']).toBe(covering('203.0.113.7'));
    expect(sent!.headers['x-hr-key']).not.toBe(covering('6.6.6.6'));
  });

  test('the HR API learns the kind of browser at sign-in, and nothing else of what it says', async () => {
    stub.forget();
    const said = 'Mozilla/5.0 (Windows NT 10.0; <b>x</b>) Gecko/20100101 Firefox/141.0';
    const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': said, 'x-hr-browser-kind': 'Forged, Linux' };
    await askSession('sign-in', { username: 'E1001', password: 'a password' }, headers);
    const [sent] = stub.seenOn('users/authenticate');
    expect(sent!.headers['x-hr-browser-kind']).toBe('Firefox, Windows');
    expect(sent!.headers['user-agent']).toBeUndefined();
  });
});
