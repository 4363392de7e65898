import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import type { CallContext } from '../../../platform/calls/call';
import { namesOf } from '../../../platform/texts/data';
import { countByEmployment } from '../../population/count-people';
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
  const counted = await countByEmployment(db, population, on);
  const parts = (by: 'status' | 'level' | 'company', names: ReadonlyMap<string, string>) => {
    const counts = new Map<string, number>();
    for (const { [by]: code, people } of counted) counts.set(code, (counts.get(code) ?? 0) + people);
    return [...counts]
      .map(([Code, HeadCount]) => ({ Code, Name: names.get(Code) ?? Code, HeadCount }))
      .sort((one, other) => other.HeadCount - one.HeadCount || one.Name.localeCompare(other.Name, language));
  };
  return {
    On: on,
    HeadCount: counted.reduce((sum, { people }) => sum + people, 0),
    Statuses: parts('status', await namesOf(db, 'job-status', language)),
    Levels: parts('level', await namesOfLevel('level', on, context)),
    Companies: parts('company', await namesOfLevel('company', on, context)),
  };
}
