import { pageOfLink, pageOfNotificationLink, pictureOfPath } from '@/lib/links/upstream-links';

test.each([
  ['timemanage/timesheet', '', '', '/timemanage/timesheet'],
  ['/ecenter/profileview', 'key', 'A1', '/ecenter/profileview/key/A1'],
  ['chillconnect/ticket', 'key', 'T-9', '/chillconnect/ticket/key/T-9'],
  ['ecenter/letters', 'key,year', 'A 1,2026', '/ecenter/letters/key/A%201/year/2026'],
  ['ecenter/letters', 'key', 'a/b?c#d', '/ecenter/letters/key/a%2Fb%3Fc%23d'],
  ['ecenter/letters', 'key,year', 'A1', '/ecenter/letters'],
  ['ecenter/letters', '..', 'logout', null],
  ['ecenter/letters', 'key', '.', null],
  ['ecenter/letters', 'key,', 'a,', null],
  ['', '', '', null],
])(
  'a notification with Link_Info %s, %s and %s leads to %s (ROUTE-13)',
  (Link_Info, URLParamKey, URLParamValue, page) => {
    expect(pageOfNotificationLink({ Link_Info, URLParamKey, URLParamValue })).toBe(page);
  },
);

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
  expect(pageOfLink(link)).toBeNull();
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
