import { unitOfNode } from '../../../lib/contract/structure/org-chart-rules';
import type { ChartNode } from '../../../lib/contract/structure/org-chart';
import { sql } from 'drizzle-orm';
import { employments } from '../../people/tables';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { describePeople } from '../../workplace/directory/describe-people';
import { chartPeople, chartReader, type ChartReader } from './chart-reader';
import { countReports, lineBranch } from './line-branch';
import type { PersonPage } from './person-page';
import { chartUnits, peopleOfUnit, unitsOfBranch } from './unit-branch';

async function personNodes(reader: ChartReader, { ids }: PersonPage, hasReports: boolean): Promise<ChartNode[]> {
  const [people, reports] = [
    await describePeople(reader, ids, reader.on),
    hasReports ? await countReports(reader, ids) : new Map<string, number>(),
  ];
  return people.map(({ id, person }) => ({
    NodeCode: person.KeyCode,
    Kind: 'person',
    Name: person.Name,
    Empid: person.Empid,
    HasPhoto: person.HasPhoto,
    KeyCode: person.KeyCode,
    Level_Name: person.Level_Name,
    Unit_Name: person.Unit_Name,
    Below: reports.get(id) ?? 0,
    People: 0,
  }));
}

/** Refuses a person whom the chart does not show as it does one whom nobody knows. */
async function requireInChart(reader: ChartReader, code: string): Promise<void> {
  const { rows } = await reader.db.execute(sql`select 1 from ${chartPeople(reader)} and ${employments.code} = ${code}`);
  if (rows.length === 0) throw new ApiError('not_found');
}

/** What stands directly below a node, a page at a time. */
export const listChartBranch: Handler<'listChartBranch'> = async (asked, context) => {
  const { Chart, On, NodeCode, After, With, PageSize } = asked;
  const reader = await chartReader(context, On);
  const page = { after: After, also: With, size: PageSize };
  if (Chart === 'line') {
    if (NodeCode !== '') await requireInChart(reader, NodeCode);
    const found = await lineBranch(reader, NodeCode, page);
    return { Nodes: await personNodes(reader, found, true), HasMore: found.hasMore, Last: found.last };
  }
  if (NodeCode === '') return { Nodes: unitsOfBranch(await chartUnits(reader, null), null), HasMore: false, Last: '' };
  const code = unitOfNode(NodeCode);
  const units = code === null ? [] : await chartUnits(reader, code);
  const unit = units.find((one) => one.code === code);
  if (!unit) throw new ApiError('not_found');
  const people = await peopleOfUnit(reader, unit, page);
  const below = After === '' ? unitsOfBranch(units, unit.code) : [];
  return {
    Nodes: [...below, ...(await personNodes(reader, people, false))],
    HasMore: people.hasMore,
    Last: people.last,
  };
};
