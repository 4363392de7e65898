import type { CallContext, Handlers } from '../../hr-api/platform/calls/call';
import { reportHandlers } from '../../hr-api/workplace/reports/report-handlers';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../../lib/contract/all';

export type Filters = NonNullable<RequestFor<'countReportRows'>['Filters']>;
export const is = (FieldCode: string, FieldValue: string): Filters => [{ FieldCode, Operator: 'is', FieldValue }];

/** Figures by the handlers of a dashboard, and how long the lists behind them are, of one reader where no other is named. */
export const figuresReader = <Name extends CallName>(handlers: Handlers<Name>, own: () => CallContext) => ({
  async read<One extends Name>(name: One, asked: RequestFor<One>, as = own()): Promise<ReplyFor<One>> {
    return (await handlers[name].handle(calls[name].request.parse(asked) as never, as as never)) as never;
  },
  async listed(ReportCode: string, days: object, Filters: Filters = [], as = own()): Promise<number> {
    const asked = calls.countReportRows.request.parse({ ReportCode, ...days, Filters });
    return (await reportHandlers.countReportRows.handle(asked, as)).Count;
  },
});
