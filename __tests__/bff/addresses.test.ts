import fc from 'fast-check';
import { pageOfSection } from '@/components/profile/addresses/page-of-section';
import { addressOfChangeFile } from '@/components/workplace/approvals/decision/address-of-change-file';
import { calls } from '@/lib/contract/all';
import { codeOfMailImage, mailImageLink } from '@/lib/contract/platform/mail/images';
import { pageOfNotificationLink, pathOfLink, pictureOfPath } from '@/lib/links/upstream-links';
import { replyShape, replyWith, textFields, type TextField } from './stub/reply-fields';
import { everyCall } from './stub/table-of-calls';

const PORTAL = 'https://portal.example';
const LIKE_AN_ADDRESS = /link|url|uri|src|path|href|redirect|im(?:g|age)|picture|page|site|host/i;

/**
 * Called like an address, and none: compared, shown as text, the name of a drawing or of a field, or encoded as a pair behind the
 * page of a notification. `LinkInfo` of a section is a page only where `pageOfSection` says so, and of a picture of mails only its code is
 * used, by the tests below.
 */
const NO_ADDRESS = [
  ...['ImageName', 'TourImage', 'imgRef', 'PageTitles', 'Path', 'URLParamKey', 'URLParamValue'],
  ...['SectionImage', 'Image', 'image', 'LinkInfo', 'link'],
  ...['listMailImages.LinkSrc', 'getSecondFactor.Host', 'previewLeaveRequest.path', 'previewCompOffClaim.path'],
];

const kindOf = ({ shape }: TextField) => shape['x-address'];
const marked = everyCall.filter(([, call]) => textFields(call).some(kindOf));

test('each field of a reply that is called like an address has the schema of one (T78)', () => {
  const unmarked = everyCall.flatMap(([name, call]) =>
    textFields(call)
      .filter((field) => LIKE_AN_ADDRESS.test(field.name) && !kindOf(field) && !NO_ADDRESS.includes(field.name))
      .map((field) => `${name}.${field.name}`)
      .filter((field) => !NO_ADDRESS.includes(field)),
  );
  expect(unmarked).toEqual([]);
  expect(marked.length).toBeGreaterThan(10);
});

const out = [
  '//evil.example/x',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\u0001//evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS:\\\\evil.example',
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA" onerror="alert(1)',
  'blob:https://evil.example/1',
  'portal.example@evil.example',
  '//portal.example@evil.example',
  '/%2f/evil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '../../logout',
  '..',
  '.',
  '%2e%2e/logout',
  'ecenter/../../logout',
  'ecenter//evil.example',
  '\u2215\u2215evil.example',
  '\uff0f\uff0fevil.example',
  '\u2044\u2044evil.example',
  'evil\u3002example',
  '/x?next=//evil.example',
  '/x#//evil.example',
  'api/session/sign-out',
  '/API/hr/getUserPhoto',
  '_next/static/x',
  `/${'x/'.repeat(5_000)}`,
  'x'.repeat(1_000_000),
];
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\u2028',
    '\uff0f',
    'evil.example',
    'ecenter',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const hostile = fc.oneof(
  fc.constantFrom(...out),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
);

/** What the portal makes of such a field. */
const addressesOf: Readonly<Record<string, (text: string) => (string | null)[]>> = {
  segment: (text) => [pathOfLink(`ecenter/${text}`), text && `/${text}/dashboard`],
  page: (text) => [pathOfLink(text), pathOfLink(`ecenter/${text}`)],
  picture: (text) => [pictureOfPath(text)],
  image: (text) => [text],
};

function expectInside(address: string, kind: string) {
  if (kind === 'image') return expect(address).toMatch(/^data:image\/(?:svg\+xml|png|jpeg|webp);base64,[\w+/=]+$/);
  const url = new URL(address, PORTAL);
  expect(url.href).toBe(`${PORTAL}${address}`);
  expect(url.pathname).not.toMatch(/^\/(?:api|_next)(?:\/|$)/i);
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

test.each(marked)('no address that the HR API writes into %s leads out (T60, T78, T79)', (_name, call) => {
  const shape = replyShape(call);
  for (const kind of new Set(textFields(call).flatMap((field) => kindOf(field) ?? [])))
    fc.assert(
      fc.property(hostile, (text) => {
        const written = replyWith(shape, (field) => (kindOf(field) === kind ? text : 'x'));
        const kept = stringsIn(call.reply.parse(written)).find((found) => found === text);
        for (const address of (kept && addressesOf[kind]?.(kept)) || []) if (address) expectInside(address, kind);
      }),
      { numRuns: 300 },
    );
});

test('no pair of a notification leads out of the page that it names (T78)', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.constant('key')), hostile, (URLParamKey, URLParamValue) => {
      const page = pageOfNotificationLink({ Link_Info: 'chillconnect/ticket', URLParamKey, URLParamValue });
      if (!page) return;
      expectInside(page, 'page');
      expect(page).toMatch(/^\/chillconnect\/ticket\/key\/[^/]+$/);
    }),
    { numRuns: 1_000 },
  );
});

test('no LinkInfo of a section leads out, whatever stands in it (T60, C1)', () => {
  fc.assert(
    fc.property(hostile, (LinkInfo) => {
      const page = pageOfSection({ LinkInfo });
      if (page) expectInside(page, 'page');
    }),
    { numRuns: 1_000 },
  );
});

test('no address of a picture of mails leads to anything but a picture of mails (T60)', () => {
  expect(codeOfMailImage(mailImageLink('cake-1'))).toBe('cake-1');
  const address = fc.oneof(
    hostile,
    hostile.map((text) => mailImageLink(text)),
  );
  fc.assert(
    fc.property(address, (text) => {
      const code = codeOfMailImage(text);
      if (code !== null) expect(mailImageLink(code)).toMatch(/^\/api\/hr\/getMailImage\?headercode=[\w-]+$/);
    }),
    { numRuns: 1_000 },
  );
});

test('no file of what is asked for leads to anything but a call of the portal (T78)', () => {
  const { File } = calls.getApproval.reply.shape.Changes.element.shape;
  const call = fc.oneof(hostile, fc.constant('downloadLeaveProof'));
  fc.assert(
    fc.property(hostile, call, hostile, (Name, Call, HeaderCode) => {
      const file = File.safeParse({ Name, Call, HeaderCode }).data;
      if (!file) return;
      const { origin, pathname } = new URL(addressOfChangeFile(file), PORTAL);
      expect([origin, pathname]).toEqual([PORTAL, `/api/hr/${Call}`]);
    }),
    { numRuns: 1_000 },
  );
});

test('addresses within the portal are kept as they are written', () => {
  const inside: Readonly<Record<string, string>> = {
    segment: 'mytickets',
    page: '/ecenter/profileview',
    picture: 'wish-cards/cake.svg',
    image: 'data:image/png;base64,iVBORw0KGgo=',
  };
  for (const [name, call] of marked) {
    const written = replyWith(replyShape(call), (field) => inside[kindOf(field) ?? ''] ?? 'x');
    expect([name, call.reply.parse(written)]).toEqual([name, written]);
  }
});

test('a module without a path of its own is left out, and nothing of it can be opened', () => {
  const module = { Module_Code: 1, Module_Name: 'Care', Img_Src: '', Description: '' };
  const modules = ['ecenter', '//evil.example', '', 'api'].map((Link_Src) => ({ ...module, Link_Src }));
  expect(calls.listModules.reply.parse(modules)).toEqual([{ ...module, Link_Src: 'ecenter' }]);
});
