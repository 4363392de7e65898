import {
  changesOf,
  isRenamed,
  switched,
  valuesOf,
  withEnglish,
} from '@/components/access/role-access/role/role-values';
import { sampleRole } from './sample-role';

const NAMES = { de: '', en: '', es: '', fr: '', ja: '', zh: '' };

test('a role as it was read changes nothing', () => {
  const values = valuesOf(sampleRole);
  expect(changesOf(sampleRole, values)).toEqual([]);
  expect(isRenamed(sampleRole, values)).toBe(false);
});

test('what is switched on is added, what is switched off taken, part by part', () => {
  const values = valuesOf(sampleRole);
  const permissions = switched(switched(values.permissions, 'audit.read', true), 'ticket.answer', false);
  expect(changesOf(sampleRole, { ...values, permissions })).toMatchObject([
    { part: 'permissions', added: [{ Key: 'audit.read' }], taken: [{ Key: 'ticket.answer' }] },
  ]);
});

test('what is switched twice is as it was', () => {
  const values = valuesOf(sampleRole);
  const menus = switched(switched(values.menus, '2001', false), '2001', true);
  expect(changesOf(sampleRole, { ...values, menus })).toEqual([]);
});

test('a name in one’s own language is the English one where there is none', () => {
  expect(withEnglish({ ...NAMES, de: ' Nachtdienst ' }, 'de')).toEqual({
    ...NAMES,
    de: 'Nachtdienst',
    en: 'Nachtdienst',
  });
  expect(withEnglish({ ...NAMES, de: 'Nachtdienst', en: 'Night desk' }, 'de').en).toBe('Night desk');
});
