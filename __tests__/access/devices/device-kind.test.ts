import { deviceKindOf, nameOfKind } from '@/lib/devices/device-kind';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge, Windows',
    'Edge 141',
    '',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari, macOS',
    'Safari 18',
    '',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
    'Safari 18',
    '18.6',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
    'Chrome 141',
    '',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox, Android', 'Firefox 143', '15'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Chrome, Linux',
    'Chrome 141',
    '',
  ],
  ['curl/8.0', '', '', ''],
  ['<script>', '', '', ''],
])('a browser that calls itself %s is offered the name %j', (userAgent, name, browser, version) => {
  const kind = deviceKindOf(userAgent);
  expect([nameOfKind(kind), kind.browser, kind.systemVersion]).toEqual([name, browser, version]);
});

test('a browser that says nothing is offered no name', () => {
  expect(nameOfKind(deviceKindOf(null))).toBe('');
});
