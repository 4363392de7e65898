import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import type { CallContext } from '../../../platform/calls/call';
import { namesOf } from '../../../platform/texts/data';
import { countByGroup, countByStatus } from '../../population/count-people';
import { dayFor, populationOf } from '../../tiles/figure-reader';
import { namesOfLevel } from '../../population/names-of-level';

/** How many work here by job status, level and company, the largest first. */
export async function readEmployment(
  asked: RequestFor<'readEmployment'>,
  context: CallContext,
): Promise<ReplyFor<'readEmployment'>> {
  const { db, language } = context;
  const on = dayFor(asked.On ?? '', context);
  const population = await populationOf({ Chosen: asked.Chosen ?? {} }, context);
  const parts = (counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) =>
    [...counts]
      .map(([Code, HeadCount]) => ({ Code, Name: names.get(Code) ?? Code, HeadCount }))
      .sort((one, other) => other.HeadCount - one.HeadCount || one.Name.localeCompare(other.Name, language));
  const statuses = await countByStatus(db, population, on);
  return {
    On: on,
    HeadCount: [...statuses.values()].reduce((sum, people) => sum + people, 0),
    Statuses: parts(statuses, await namesOf(db, 'job-status', language)),
    Levels: parts(await countByGroup(db, { ...population, by: 'level' }, on), await namesOfLevel('level', on, context)),
    Companies: parts(
      await countByGroup(db, { ...population, by: 'company' }, on),
      await namesOfLevel('company', on, context),
    ),
  };
}
