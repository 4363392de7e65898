import { defineCapability } from '../capability';
import { purgeOccurrences } from './purge';
import { deliveriesErasure } from './erasure/deliveries-erasure';

export const schedulesCapability = defineCapability({
  name: 'schedules',
  purges: { 'purge scheduled runs': purgeOccurrences },
  erasure: [deliveriesErasure],
});
