import { hasPages, isPage } from '@/lib/links/pages';
import { pageOfLink, pageOfNotificationLink, pathOfLink, pictureOfPath } from '@/lib/links/upstream-links';

test.each([
  ['ecenter/mydevices', '', '', '/ecenter/mydevices'],
  ['/ecenter/profileview', 'key', 'A1', '/ecenter/profileview/key/A1'],
  ['chillconnect/ticket', 'key', 'T-9', '/chillconnect/ticket/key/T-9'],
  ['chillconnect/ticket', 'key', 'T 9', '/chillconnect/ticket/key/T%209'],
  ['chillconnect/ticket', 'key', 'a/b?c#d', '/chillconnect/ticket/key/a%2Fb%3Fc%23d'],
  ['ecenter/mydevices', 'key,year', 'A1', '/ecenter/mydevices'],
  ['chillconnect/ticket', '..', 'logout', null],
  ['chillconnect/ticket', 'key', '.', null],
  ['chillconnect/ticket', 'key,', 'a,', null],
  ['chillconnect/ticket', '', '', null],
  ['ecenter/letters', 'key,year', 'A1,2026', null],
  ['timemanage/timesheet', '', '', null],
  ['', '', '', null],
])(
  'a notification with Link_Info %s, %s and %s leads to %s (ROUTE-13)',
  (Link_Info, URLParamKey, URLParamValue, page) => {
    expect(pageOfNotificationLink({ Link_Info, URLParamKey, URLParamValue })).toBe(page);
  },
);

test.each<[`/${string}`, boolean]>([
  ['/home/dashboard', true],
  ['/preonboarding', true],
  ['/ecenter', true],
  ['/ecenter/dashboard', true],
  ['/ecenter/commonsetting', true],
  ['/ecenter/essprofileview', true],
  ['/ecenter/profileview/key/A1', true],
  ['/ecenter/profileview/key', false],
  ['/ecenter/profileview', false],
  ['/ecenter/essprofileview/deeper', false],
  ['/ecenter/commonreport', true],
  ['/travel', false],
  ['/travel/dashboard', false],
  ['/travel/commonsetting', false],
  ['/', false],
])('whether there is a page at %s: %p', (path, is) => {
  expect(isPage(path)).toBe(is);
});

test('a module has pages where one stands below its own path, whatever the pages of every module', () => {
  expect(['ecenter', 'chillconnect', 'travel', '[module]', ''].map(hasPages)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a link that is well written leads only where a page is', () => {
  expect([pathOfLink('travel/mytrips'), pageOfLink('travel/mytrips')]).toEqual(['/travel/mytrips', null]);
  expect([pathOfLink('ecenter/mydevices'), pageOfLink('ecenter/mydevices')]).toEqual([
    '/ecenter/mydevices',
    '/ecenter/mydevices',
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/x',
  'https:evil.example',
  '/x?next=//evil.example',
  '/x#y',
  '../../logout',
  'ecenter/../process',
  'ecenter//process',
  '/api/session/ended',
  'API/hr/getUserPhoto',
  '%2e%2e/logout',
  ' /x',
  '/x\n',
  `/${'x/'.repeat(5_000)}x`,
])('a link of the HR API to %j leads nowhere (T78)', (link) => {
  expect([pathOfLink(link), pageOfLink(link)]).toEqual([null, null]);
});

test.each([
  ['wish-cards/cake.svg', '/wish-cards/cake.svg'],
  ['cake.PNG', '/cake.PNG'],
  ['', null],
  ['/wish-cards/cake.svg', null],
  ['//evil.example/cake.svg', null],
  ['https://evil.example/cake.svg', null],
  ['wish-cards/../cake.svg', null],
  ['wish-cards/cake.svg?x=https://evil.example', null],
  ['javascript:alert(1)//cake.svg', null],
  ['wish-cards/cake.html', null],
  ['api/hr/cake.svg', null],
])('the picture that ImagePath %j names lies at %j', (path, address) => {
  expect(pictureOfPath(path)).toBe(address);
});
