import type { newJoinerCalls } from '../../../lib/contract/workplace/new-joiners';
import type { Handlers } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { newJoinersFor } from './data';

export const newJoinerHandlers: Handlers<keyof typeof newJoinerCalls> = {
  listNewJoiners: {
    allow: 'visible',
    handle: async (_request, { actor, db, now, language }) => {
      const joiners = await newJoinersFor(db, actor, dayOf(now), language);
      return joiners.map(({ name, empid, code, hasPhoto, level, unit, location, joinedOn }) => ({
        Name: name,
        Empid: empid,
        KeyCode: code,
        HasPhoto: hasPhoto,
        Level_Name: level,
        Unit_Name: unit,
        Location_Name: location,
        DateOfJoin: wireDate(joinedOn),
      }));
    },
  },
};
