import { checkFormula } from '@/components/profile/setup/model/check-formula';
import { changed, historyOf, redone, undone } from '@/components/profile/setup/model/history';
import { mergeDefinitions } from '@/components/profile/setup/model/merge-definitions';
import { changedField, withFieldMoved, withoutField } from '@/components/profile/setup/model/edit-definition';
import { namesInLines, optionsFromNames } from '@/components/profile/setup/model/option-lines';
import { countMissing, nameIn, withName } from '@/components/profile/setup/words';
import { aDefinition } from './a-definition';

test('typing is one step to undo, a pause or another field begins the next', () => {
  const first = changed(historyOf('a'), 'ab', { what: 'name', at: 0 });
  const typed = changed(first, 'abc', { what: 'name', at: 100 });
  const later = changed(typed, 'abcd', { what: 'name', at: 9_000 });
  const other = changed(later, 'x', { what: 'note', at: 9_100 });
  expect([other.past, undone(other).present, undone(undone(other)).present]).toEqual([
    ['a', 'abc', 'abcd'],
    'abcd',
    'abc',
  ]);
  expect(redone(undone(other)).present).toBe('x');
});

test('a change after undoing forgets what was undone', () => {
  const back = undone(changed(historyOf('a'), 'b', { what: '', at: 0 }));
  expect(redone(changed(back, 'c', { what: '', at: 1 })).present).toBe('c');
});

const base = aDefinition({ name: 'Make' }, { name: 'Colour' });

test('what two people change apart from each other is kept of both', () => {
  const mine = changedField(base, 'Make', { isMandatory: true });
  const theirs = { ...changedField(base, 'Colour', { isColumn: true }), isMaster: true };
  const { definition, clashes } = mergeDefinitions({ base, mine, theirs });
  expect(clashes).toEqual([]);
  expect(definition.isMaster).toBe(true);
  expect(definition.fields).toMatchObject([{ isMandatory: true }, { isColumn: true }]);
});

test('the order of whoever moved a field counts, and what the other one added is there', () => {
  const mine = withFieldMoved(base, 'Colour', -1);
  const theirs = aDefinition({ name: 'Make' }, { name: 'Colour' }, { name: 'Seats' });
  const { definition } = mergeDefinitions({ base, mine, theirs });
  expect(definition.fields.map(({ code }) => code)).toEqual(['Colour', 'Seats', 'Make']);
  const turned = mergeDefinitions({ base, mine: theirs, theirs: mine }).definition;
  expect(turned.fields.map(({ code }) => code)).toContain('Seats');
});

test('the same field changed by two people clashes, and either choice can be taken', () => {
  const mine = changedField(base, 'Make', { maxLength: 10 });
  const theirs = withoutField(base, 'Make');
  const three = { base, mine, theirs };
  const { clashes, definition } = mergeDefinitions(three);
  expect(clashes).toEqual([{ part: 'fields', name: 'Make' }]);
  expect(definition.fields[0]).toMatchObject({ code: 'Make', maxLength: 10 });
  const other = mergeDefinitions(three, new Set(['fields.Make'])).definition;
  expect(other.fields.map(({ code }) => code)).toEqual(['Colour']);
});

test('pasted options are taken once each and keep the values of those that are there', () => {
  const before = [{ value: 'r', names: { en: 'Red', de: 'Rot' }, parent: '' }];
  const options = optionsFromNames(namesInLines('Red\r\n\n Blue \nBlue\nDark, blue\t7'), before);
  expect(options).toEqual([
    before[0],
    { value: 'Blue', names: { en: 'Blue' }, parent: '' },
    { value: 'DarkBlue', names: { en: 'Dark, blue' }, parent: '' },
  ]);
});

test('an emptied translation falls back to English and counts as missing', () => {
  const names = withName({ en: 'Make', de: 'Marke' }, 'de', '');
  expect(names).toEqual({ en: 'Make' });
  expect(nameIn(names, 'de')).toBe('Make');
  expect(countMissing(base, 'de')).toBe(5);
  expect(countMissing(base, 'en')).toBe(0);
});

test('a formula is read over the other fields, with its issue at the place', () => {
  const definition = aDefinition({ name: 'Price', type: 'number' }, { name: 'Bought', type: 'date' });
  expect(checkFormula(definition, 'Price * 2')).toEqual({ type: 'number', issue: null });
  const { issue } = checkFormula(definition, 'Price * Cost');
  expect(issue).toEqual({ code: 'unknown_name', at: 8, found: 'Cost' });
  expect(checkFormula(definition, 'Price + Bought').issue?.code).toBe('wrong_type');
});
