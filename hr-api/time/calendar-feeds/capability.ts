import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { feedHandlers } from './feed-handlers';
import { feedsErasure } from './feeds-erasure';
import { feedsShare } from './feeds-share';

export const calendarFeedsCapability = defineCapability({
  name: 'calendar-feeds',
  handlers: feedHandlers,
  personalData: [feedsShare],
  erasure: [feedsErasure],
  auditTexts,
});
