import { defineCapability } from '../capability';
import { tableLayoutHandlers } from './handlers';

export const tableLayoutsCapability = defineCapability({ name: 'table-layouts', handlers: tableLayoutHandlers });
