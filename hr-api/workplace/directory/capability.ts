import { defineCapability } from '../../platform/capability';
import { directoryHandlers } from './handlers';

export const directoryCapability = defineCapability({ name: 'directory', handlers: directoryHandlers });
