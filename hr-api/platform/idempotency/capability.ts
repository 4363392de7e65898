import { defineCapability } from '../capability';
import { purgeReplies } from './run-once';
import { repliesErasure } from './replies-erasure';

export const idempotencyCapability = defineCapability({
  name: 'idempotency',
  purges: { 'purge replies': purgeReplies },
  erasure: [repliesErasure],
});
