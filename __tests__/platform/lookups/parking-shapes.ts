import type { LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';

export const carParkShape = {
  code: 'CarParkCode',
  columns: { Name: { type: 'text', maxLength: 20, isUnique: true } },
} as const satisfies LookupShape;

export const parkingPlaceShape = {
  code: 'PlaceCode',
  uniqueWithin: 'CarParkCode',
  columns: {
    CarParkCode: { type: 'choice', isFixed: true },
    Name: { type: 'text', maxLength: 20, isUnique: true },
    IsActive: { type: 'flag' },
    IsDefault: { type: 'flag', isExclusive: true },
    Length: { type: 'number', min: 1, max: 30 },
    NextCodes: { type: 'codes' },
  },
} as const satisfies LookupShape;
