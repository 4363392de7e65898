import { defineCapability } from '../capability';
import { purgeOccurrences } from './purge';

export const schedulesCapability = defineCapability({
  name: 'schedules',
  purges: { 'purge scheduled runs': purgeOccurrences },
});
