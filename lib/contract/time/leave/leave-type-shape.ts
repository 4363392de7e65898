import type { LookupShape } from '../../platform/lookups/lookup-shape';
import { MAX_LEAVE_NAME } from './leave-rules';

/** A type of leave as master data. What it grants is said by its rules. */
export const leaveTypeShape = {
  code: 'TypeCode',
  columns: {
    Names: { type: 'names', maxLength: MAX_LEAVE_NAME, isUnique: true },
    /** Whether it is offered to whom its rule is for. */
    IsActive: { type: 'flag' },
    IsPaid: { type: 'flag' },
    /** Whether nobody but HR and who decides reads which type it is: to all others somebody is away. */
    IsPrivate: { type: 'flag' },
  },
} as const satisfies LookupShape;
