import { lookupCodeSchema, lookupRowSchema, saveLookupRowSchema } from '@/lib/contract/platform/lookups/lookup-schemas';
import { parkingPlaceShape } from './parking-shapes';

const place = {
  PlaceCode: 0,
  CarParkCode: 1,
  Name: 'Gate',
  IsActive: true,
  IsDefault: false,
  Length: 5,
  NextCodes: '2,10',
};

test('a row is read and saved under the names of its columns, in their order', () => {
  expect(Object.keys(lookupRowSchema(parkingPlaceShape).shape)).toEqual(Object.keys(place));
  const saved = saveLookupRowSchema(parkingPlaceShape).parse({ ...place, Name: ' Gate ' });
  expect(saved).toEqual(place);
});

test.each([
  ['Name', ' '],
  ['Name', 'x'.repeat(21)],
  ['Length', 0],
  ['Length', 31],
  ['Length', 1.5],
  ['NextCodes', '2,'],
  ['IsActive', 'yes'],
  ['CarParkCode', null],
])('a row is not saved with %s as %j', (column, value) => {
  const read = saveLookupRowSchema(parkingPlaceShape).safeParse({ ...place, [column]: value });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([column]);
});

test('a text may stay empty where it is optional', () => {
  const shape = { code: 'Code', columns: { Note: { type: 'text', maxLength: 5, isOptional: true } } } as const;
  expect(saveLookupRowSchema(shape).parse({ Code: 0, Note: '' })).toEqual({ Code: 0, Note: '' });
});

test('a row is named by its code alone', () => {
  expect(lookupCodeSchema(parkingPlaceShape).parse(place)).toEqual({ PlaceCode: 0 });
});
