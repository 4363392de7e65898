import type { peopleToChangeCalls } from '../../../lib/contract/changes/people-to-change';
import type { Handlers } from '../../platform/calls/call';
import { countPeopleToChange, listPeopleToChange } from './list-people';

export const peopleToChangeHandlers: Handlers<keyof typeof peopleToChangeCalls> = {
  listPeopleToChange: { allow: 'visible', handle: listPeopleToChange },
  countPeopleToChange: { allow: 'visible', handle: countPeopleToChange },
};
