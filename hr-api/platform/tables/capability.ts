import { defineCapability } from '../capability';
import { tableHandlers } from './handlers';

export const tablesCapability = defineCapability({ name: 'tables', handlers: tableHandlers });
