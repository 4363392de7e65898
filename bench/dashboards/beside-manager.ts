import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { CallName, RequestFor } from '../../lib/contract/all';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { SAMPLE_PASSWORD } from '../sample-load';
import { median } from '../statistics';
import { timesOf } from '../times-of';

const ROUNDS = 20;

/** How many times as long as HR a manager of some thousands waits. */
const MAX_RATIO = 1.5;

type Asked = readonly [CallName, object];

interface Beside {
  readonly name: string;
  /** Who signs in and becomes an appraiser. */
  readonly manager: string;
  /** What both ask for on a day, by what it is called. */
  readonly tiles: Readonly<Record<string, (on: string) => Asked>>;
  /** A day that nobody has asked for lately. */
  readonly nextDay: () => string;
}

/** How long tiles take a manager, whose people are looked for in a tree, beside HR, who see everyone; by turns. */
export async function measureManagerBesideHr(
  client: HrClient,
  { name, manager, tiles, nextDay }: Beside,
): Promise<Measure[]> {
  const hr = await client.signIn(HR.login, SAMPLE_PASSWORD);
  const { authToken } = await client.call(
    'changeRole',
    { RoleCode: ROLE.appraiser },
    await client.signIn(manager, SAMPLE_PASSWORD),
  );
  const { HeadCount } = await client.call('readHeadCount', { By: 'unit' }, authToken);
  const once = async (token: string, [call, asked]: Asked) => {
    const [time = NaN] = await timesOf({ calls: 1, warmUp: 0 }, () =>
      client.call(call, asked as RequestFor<CallName>, token),
    );
    return time;
  };
  const measures: Measure[] = [];
  for (const [tile, askedOn] of Object.entries(tiles)) {
    const ratios: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const asked = askedOn(nextDay());
      // Who asks first for a day finds its pages cold.
      const [one, other] = round % 2 === 0 ? [hr, authToken] : [authToken, hr];
      const times = { [one]: await once(one, asked), [other]: await once(other, asked) };
      if (round >= 0) ratios.push(times[authToken]! / times[hr]!);
    }
    const title = `${name}: ${tile} of a manager of ${HeadCount.toLocaleString('en')} by that of HR`;
    measures.push({ name: title, value: median(ratios), unit: '×', digits: 2, atMost: MAX_RATIO });
  }
  return measures;
}
