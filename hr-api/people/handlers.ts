import type { peopleCalls } from '../../lib/contract/people/people';
import type { Handlers } from '../platform/calls/call';
import { getPersonCard } from './person-card';
import { listJobSections } from './record/lists/job-sections';

export const peopleHandlers: Handlers<keyof typeof peopleCalls> = {
  getPersonCard: { allow: 'visible', handle: getPersonCard },
  listJobSections: { allow: 'everyone', handle: listJobSections },
};
