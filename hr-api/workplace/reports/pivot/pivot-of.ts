import type { PivotQuestion, WhichRows } from '../../../../lib/contract/workplace/reports/question';
import type { CallContext } from '../../../platform/calls/call';
import type { Report } from '../report';
import { checkQuestion } from '../rows/question';
import { checkPivot } from './check-pivot';
import { readPivot } from './read-pivot';

interface PivotAsked {
  readonly asked: WhichRows;
  readonly pivot: PivotQuestion;
}

/** The pivot of a report, of nothing but what its reader may read. */
export async function pivotOf(report: Report, context: CallContext, { asked, pivot }: PivotAsked) {
  const question = await checkQuestion(report, context, asked);
  return readPivot(context.db, question, checkPivot(report, question, pivot), context.language);
}
