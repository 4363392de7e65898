import type { reportSubscriptionCalls } from '../../../../../lib/contract/workplace/reports/sending/subscriptions';
import type { Handlers } from '../../../../platform/calls/call';
import { addReportRelease, listReportReleases, removeReportRelease } from './releases';
import { listReportSubscriptions, setReportSubscription } from './subscriptions';

export const subscriptionHandlers: Handlers<keyof typeof reportSubscriptionCalls> = {
  listReportSubscriptions: { allow: 'own', handle: listReportSubscriptions },
  setReportSubscription: { allow: 'own', handle: setReportSubscription },
  listReportReleases: { allow: 'report.release', handle: listReportReleases },
  addReportRelease: { allow: 'report.release', handle: addReportRelease },
  removeReportRelease: { allow: 'report.release', handle: removeReportRelease },
};
