import { MAX_LENGTH } from './limits';
import type { LookupShape } from '../platform/lookups/lookup-shape';

/** A year of minutes. */
const MAX_MINUTES = 525_600;

const name = { type: 'text', maxLength: MAX_LENGTH.name, isUnique: true } as const;

export const processShape = {
  code: 'ProcessCode',
  columns: {
    Name: name,
    IsActive: { type: 'flag' },
    /** Whether those who work for a client may choose it. */
    IsForClients: { type: 'flag' },
  },
} as const satisfies LookupShape;

export const subProcessShape = {
  code: 'CategoryCode',
  columns: { ProcessCode: { type: 'choice', isFixed: true }, Name: name, IsActive: { type: 'flag' } },
  uniqueWithin: 'ProcessCode',
} as const satisfies LookupShape;

export const priorityShape = {
  code: 'PriorityCode',
  columns: {
    Name: name,
    IsActive: { type: 'flag' },
    IsDefault: { type: 'flag', isExclusive: true },
    /** Of working time; 0 promises nothing. */
    ResponseMinutes: { type: 'minutes', min: 0, max: MAX_MINUTES },
    ResolutionMinutes: { type: 'minutes', min: 0, max: MAX_MINUTES },
  },
} as const satisfies LookupShape;

export const statusShape = {
  code: 'StatusCode',
  columns: {
    Name: name,
    /** The likely one first: what the desk may choose next. */
    DependsCodes: { type: 'codes' },
    /** The same for who asked. */
    RequesterDependsCodes: { type: 'codes' },
    /** While a ticket has it, its clock stands still. */
    IsPaused: { type: 'flag' },
    IsClosed: { type: 'flag' },
  },
} as const satisfies LookupShape;
