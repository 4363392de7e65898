import type { sectionInsightCalls } from '../../../lib/contract/profile/insight';
import type { Handlers } from '../../platform/calls/call';
import { getAccessReason } from './access-reason';
import { listSectionFacts } from './list-facts';
import { listSectionHistory } from './list-history';
import { getWholeValue } from './whole-value';

export const sectionInsightHandlers: Handlers<keyof typeof sectionInsightCalls> = {
  listSectionFacts: { allow: 'visible', handle: listSectionFacts },
  listSectionHistory: { allow: 'visible', handle: listSectionHistory },
  getAccessReason: { allow: 'visible', handle: getAccessReason },
  getWholeValue: { allow: 'visible', handle: getWholeValue },
};
