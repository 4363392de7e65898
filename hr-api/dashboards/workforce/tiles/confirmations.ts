import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import {
  CONFIRMATION_DAYS,
  CONFIRMATION_STATES,
  ROWS_OF_TILE,
  type ConfirmationState,
} from '../../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../../platform/calls/call';
import { daysAfter } from '../../../platform/dates';
import { dayFor } from '../../tiles/figure-reader';
import { confirmationsDue } from '../reports/confirmations-due';
import { countRowsBy, firstRows, rowsBehind, valueIn } from '../rows-behind';

const UNDECIDED = CONFIRMATION_STATES.filter((state) => state !== 'confirmed');

/** How many confirmations there are of each state, and the first that are to be decided. */
export async function listConfirmations(
  asked: RequestFor<'listConfirmations'>,
  context: CallContext,
): Promise<ReplyFor<'listConfirmations'>> {
  const on = dayFor(asked.On ?? '', context);
  const until = daysAfter(on, asked.Days ?? CONFIRMATION_DAYS[1]);
  const within = { FieldCode: 'DueOn', Operator: 'to' as const, FieldValue: until };
  const question = { AsOnDate: on, Chosen: asked.Chosen ?? {} };
  const all = await rowsBehind(confirmationsDue, context, { ...question, Filters: [within] });
  const counted = await countRowsBy(context.db, all, { state: valueIn(all, 'State') });
  const undecided = await rowsBehind(confirmationsDue, context, {
    ...question,
    Filters: [
      within,
      ...UNDECIDED.map((state) => ({ FieldCode: 'State', Operator: 'is' as const, FieldValue: state })),
    ],
  });
  const first = await firstRows(
    context.db,
    undecided,
    ['Name', 'EmployeeID', 'Manager', 'DueOn', 'State'],
    ROWS_OF_TILE,
  );
  return {
    On: on,
    Until: until,
    Counts: CONFIRMATION_STATES.map((State) => ({
      State,
      Count: counted.find(({ state }) => state === State)?.rows ?? 0,
    })),
    Rows: first.map(({ code, EmployeeID, State, ...row }) => ({
      ...row,
      ChillCode: code,
      Empid: EmployeeID,
      State: State as ConfirmationState,
    })),
  };
}
