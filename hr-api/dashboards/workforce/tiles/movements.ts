import { sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import { MAX_MONTHS, ROWS_OF_TILE, type WorkforceMovement } from '../../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../../platform/calls/call';
import { monthsOf, periodFor } from '../../tiles/figure-reader';
import { workforceMovements } from '../reports/workforce-movements';
import { countRowsBy, firstRows, rowsBehind, valueIn } from '../rows-behind';

type Asked = RequestFor<'listWorkforceMovements'>;

function movementsBehind({ FromDate, ToDate, Chosen = {} }: Asked, context: CallContext) {
  const { from, to } = periodFor({ FromDate, ToDate }, context, MAX_MONTHS);
  return rowsBehind(workforceMovements, context, { FromDate: from, ToDate: to, Chosen });
}

/** How many moved in which way in each month. */
export async function listWorkforceMovements(
  asked: Asked,
  context: CallContext,
): Promise<ReplyFor<'listWorkforceMovements'>> {
  const question = await movementsBehind(asked, context);
  const counted = await countRowsBy(context.db, question, {
    kind: valueIn(question, 'Movement'),
    month: sql`to_char(${valueIn(question, 'MovedOn')}, 'YYYY-MM')`,
  });
  const { from, to } = question.span;
  return {
    ...{ FromDate: from, ToDate: to },
    Months: monthsOf({ from, to }).map((Month) => {
      const count = (kind: WorkforceMovement) =>
        counted.find((one) => one.month === Month && one.kind === kind)?.rows ?? 0;
      return {
        ...{ Month, Joined: count('joined'), Left: count('left'), Transferred: count('transferred') },
        ...{ Promoted: count('promoted'), Lowered: count('lowered'), ManagerChanged: count('manager') },
      };
    }),
  };
}

/** The latest movements. */
export async function listMovementDetails(
  asked: RequestFor<'listMovementDetails'>,
  context: CallContext,
): Promise<ReplyFor<'listMovementDetails'>> {
  const question = await movementsBehind(asked, context);
  const names = ['Name', 'EmployeeID', 'Movement', 'MovedOn', 'Before', 'After'] as const;
  const rows = await firstRows(context.db, question, names, ROWS_OF_TILE);
  return rows.map(({ code, EmployeeID, Movement, ...row }) => ({
    ...{ ...row, ChillCode: code, Empid: EmployeeID },
    Movement: Movement as WorkforceMovement,
  }));
}
