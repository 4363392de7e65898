import { defineCapability } from '../capability';
import { tableHandlers } from './handlers';
import { tableLayoutsErasure } from './table-layouts-erasure';

export const tablesCapability = defineCapability({
  name: 'tables',
  handlers: tableHandlers,
  erasure: [tableLayoutsErasure],
});
