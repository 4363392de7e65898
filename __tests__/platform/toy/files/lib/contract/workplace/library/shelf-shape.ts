import type { LookupShape } from '../../platform/lookups/lookup-shape';

export const shelfShape = {
  code: 'ShelfCode',
  columns: { Name: { type: 'text', maxLength: 50, isUnique: true } },
} as const satisfies LookupShape;
