import { statusOf } from '@/hr-api/profile/status/row-status';
import { isLinkOf, pageOf } from '@/hr-api/profile/sections/section-info';
import { formContent } from '@/components/profile/form/form-content';
import { neighboursOf } from '@/components/profile/addresses/neighbours';
import { pageOfSection } from '@/components/profile/addresses/page-of-section';
import type { SectionEntry } from '@/components/profile/read/read-sections';
import { isBesideValues, valuesIn } from '@/lib/contract/people/record-names';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 10, minute));
const row = (minute: number, recordedBy: string | null = 'hr') => ({ recordedAt: at(minute), recordedBy }) as never;
const asked = (state: string, minute: number, more: object = {}) =>
  ({
    state,
    changedAt: at(minute),
    decidedAt: state === 'pending' ? null : at(minute),
    comment: '',
    kind: 'change',
    ...more,
  }) as never;

describe('where a section stands', () => {
  test.each([
    ['nothing was ever changed', [row(1, null)], [], ''],
    ['HR changed it', [row(1)], [], 'approved'],
    ['what was asked for waits', [row(2)], [asked('pending', 1)], 'pending'],
    ['what was asked for was rejected last', [row(1)], [asked('rejected', 2)], 'rejected'],
    ['HR changed it after a rejection', [row(3)], [asked('rejected', 2)], 'approved'],
    ['what was asked for was taken back', [row(1, null)], [asked('withdrawn', 2)], ''],
  ])('%s', (_, rows, proposals, code) => {
    expect(statusOf(rows, proposals).code).toBe(code);
  });

  test('a rejection says why, and nothing else does', () => {
    expect(statusOf([], [asked('rejected', 1, { comment: 'Unreadable' })]).comment).toBe('Unreadable');
    expect(statusOf([], [asked('approved', 1, { comment: 'Fine' })]).comment).toBe('');
  });
});

describe('the ways from a section', () => {
  const entry = (SectionCode: number, LinkInfo = 'ecenter/profilesave/dynamicadd/x') =>
    ({ SectionCode, LinkInfo }) as SectionEntry;
  const sections = [entry(1), entry(3), entry(5, '/ecenter/documentmanager'), entry(8)];

  test('lead to those beside it, past a section that is another page (NAV-05, NAV-06)', () => {
    expect(neighboursOf(sections, 3)).toEqual({
      home: '/ecenter/essprofileedit',
      previous: '/ecenter/essprofileedit/section/1',
      next: '/ecenter/essprofileedit/section/8',
    });
  });

  test('lead home after the last one, of the person who is looked at (NAV-03, NAV-07)', () => {
    expect(neighboursOf(sections, 8, 'key 1').next).toBe('/ecenter/profileedit/key/key%201');
    expect(neighboursOf(sections, 1, 'k').previous).toBeNull();
  });
});

test.each([
  ['/ecenter/documentmanager', '/ecenter/documentmanager'],
  ['ecenter/profilesave/dynamicadd/profilebank', null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
])('LinkInfo %s is a page of ours or none (C1)', (LinkInfo, page) => {
  expect(pageOfSection({ LinkInfo })).toBe(page);
});

test('a section’s page is the last part of where it is saved, and a link finds it', () => {
  const section = { code: 8, definition: { link: 'ecenter/profilesave/dynamicadd/profilebank' } } as never;
  expect(pageOf(section)).toBe('/ecenter/profilebank');
  expect(['/ecenter/profilebank/', 'profilebank', 'Ecenter/ProfileBank'].every((link) => isLinkOf(section, link))).toBe(
    true,
  );
  expect(['', '/', 'ecenter', 'bank'].some((link) => isLinkOf(section, link))).toBe(false);
});

test('values of fields are told from what stands beside them', () => {
  expect(valuesIn({ KeyCode: 'row', Masked: [], EditFlag: true, City: 'Pune', RowVersion: 'v' })).toEqual({
    City: 'Pune',
  });
  expect(isBesideValues('KeyCode')).toBe(true);
});

test('a form begins with what one may amend, and with secrets as their last signs', () => {
  const seen = {
    fields: [],
    options: new Map(),
    row: {
      City: 'Pune',
      Account: '••••9012',
      Masked: ['Account'],
      Proposal: { CanAmend: true, Values: { City: 'Goa', Account: '••••0000' } },
    },
  } as never;
  expect(formContent(seen, true)).toMatchObject({ answers: { City: 'Goa' }, masked: { Account: '0000' } });
});
