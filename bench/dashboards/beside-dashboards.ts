import { CONNECTIONS, measureHomeBeside } from '../home-beside';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { SAMPLE_PASSWORD } from '../sample-load';

/** Who asks, and in which session. */
export interface Asking {
  readonly client: HrClient;
  readonly token: string;
}

interface Beside {
  readonly name: string;
  /** How many times as long as alone. */
  readonly atMost: number;
  /** Opens a dashboard. */
  readonly openDashboard: (asking: Asking) => Promise<unknown>;
}

/** How long what home asks for takes alone and while HR opens dashboards, by turns. */
export async function measureHomeBesideDashboards(client: HrClient, beside: Beside): Promise<Measure[]> {
  const { name, atMost, openDashboard } = beside;
  const dashboards = client.another(CONNECTIONS);
  try {
    const token = await dashboards.signIn(HR.login, SAMPLE_PASSWORD);
    const work = () => openDashboard({ client: dashboards, token });
    return await measureHomeBeside(client, { name, meanwhile: 'while dashboards are opened', work, atMost });
  } finally {
    await dashboards.close();
  }
}
