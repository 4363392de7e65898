import type { joiningCalls } from '../../../lib/contract/changes/joining/joining';
import { daysAfter, wireDate } from '../../platform/dates';
import type { Handlers } from '../../platform/calls/call';
import { personsByEmployment, NOBODY } from '../../people/persons-named';
import { placeChoices } from '../assignments/list-assignments';
import { statusChoices } from '../job-status/list-statuses';
import { addPerson } from './add-person';
import { nextEmployeeId } from './employee-ids';
import { findDoubles } from './find-doubles';
import { formerEmployee } from './read-joining';

const allow = 'person.add';

export const joiningHandlers: Handlers<keyof typeof joiningCalls> = {
  listJoiningChoices: {
    allow,
    handle: async (_request, context) => ({
      ...(await placeChoices(context)),
      Statuses: await statusChoices(context),
      EmployeeID: (await nextEmployeeId(context.db)) ?? '',
    }),
  },
  searchDoubles: { allow, handle: (identity, context) => findDoubles(context, identity) },
  getFormerEmployee: {
    allow,
    handle: async ({ ChillCode }, context) => {
      const { employmentId, mail, leftOn } = await formerEmployee(context, ChillCode);
      const named = await personsByEmployment(context, [employmentId]);
      return { Person: named.get(employmentId) ?? NOBODY, LeftOn: wireDate(daysAfter(leftOn, -1)), Mail: mail ?? '' };
    },
  },
  addPerson: { allow, handle: addPerson },
};
