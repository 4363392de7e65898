import { defineCapability } from '../capability';
import { purgeReplies } from './run-once';

export const idempotencyCapability = defineCapability({
  name: 'idempotency',
  purges: { 'purge replies': purgeReplies },
});
