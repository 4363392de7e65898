import type { profileCardCalls } from '../../../lib/contract/profile/cards';
import type { Handlers } from '../../platform/calls/call';
import { listChecklist } from './list-checklist';
import { listEmployeeCard } from './list-employee-card';
import { listReportingInfo } from './list-reporting';
import { listEmploymentStatuses } from './list-statuses';
import { listTagInfo } from './list-tags';
import { getCoverDetail } from './read-cover';
import { getProfileView } from './read-profile-view';
import { saveAboutMe } from './save-about-me';

export const profileCardHandlers: Handlers<keyof typeof profileCardCalls> = {
  listReportingInfo: { allow: 'visible', handle: listReportingInfo },
  listTagInfo: { allow: 'visible', handle: listTagInfo },
  listEmploymentStatuses: { allow: 'visible', handle: listEmploymentStatuses },
  getProfileView: { allow: 'visible', handle: getProfileView },
  getCoverDetail: { allow: 'visible', handle: getCoverDetail },
  listChecklist: { allow: 'visible', handle: listChecklist },
  listEmployeeCard: { allow: 'visible', handle: listEmployeeCard },
  saveAboutMe: { allow: 'own', handle: saveAboutMe },
};
