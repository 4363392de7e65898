import { hrApiBase } from '../lib/config';
import type { CommandContext } from '../scripts/command';
import { reachableHost } from '../scripts/settings';
import { HrClient } from './hr-client';
import { whileRunning, type Installation } from './product';

/** Runs `work` beside the product, with a client of its HR API. */
export async function withHrClient<T>(
  context: CommandContext,
  installation: Installation,
  work: (client: HrClient) => Promise<T>,
): Promise<T> {
  const { settings, secrets } = installation;
  const { hrApi } = settings;
  if (!hrApi) throw new Error('an installation of ours runs its own HR API');
  const address = `http://${reachableHost(hrApi.HR_API_HOST)}:${hrApi.HR_API_PORT}`;
  return whileRunning(context, installation, async () => {
    const client = new HrClient(hrApiBase(address, 'api4'), secrets.HR_API_KEY);
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  });
}
