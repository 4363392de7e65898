import { createTextStore } from '../../../../hr-api/platform/table-files/reading/xlsx/text-store';

const MIB = 1024 * 1024;

test('every text comes back by its number, also across segments; other numbers have none', () => {
  const store = createTextStore();
  const texts = Array.from({ length: 40_000 }, (_, at) => `${at} ${'é東🙂'.repeat(at % 30)}`);
  texts.forEach(store.add);
  expect(texts.map((_, at) => store.at(at))).toEqual(texts);
  expect([-1, 40_000, 0.5, Number.NaN].map(store.at)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a store refuses more texts or bytes than it may hold, and a text longer than a segment', () => {
  const few = createTextStore({ bytes: 2 * MIB, texts: 2 });
  few.add('');
  few.add('b');
  expect([few.at(0), few.at(1)]).toEqual(['', 'b']);
  expect(() => few.add('c')).toThrow('too_large');
  const small = createTextStore({ bytes: MIB, texts: 1_000 });
  small.add('x'.repeat(MIB / 2));
  expect(() => small.add('x'.repeat(MIB / 2))).toThrow('too_large');
  expect(() => createTextStore().add('x'.repeat(MIB))).toThrow('too_large');
});
