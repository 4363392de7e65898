import { defineCapability } from '../../platform/capability';
import { teamHandlers } from './handlers';

export const teamCapability = defineCapability({ name: 'team', handlers: teamHandlers });
