import type { CommandContext } from '../scripts/command';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { startFloor } from './programs';
import { signIn } from './sign-in';
import { weigh, type Transferred } from './transferred';

function measuresOf(page: string, { script, stylesheet }: Transferred, budget: Partial<Measure>): Measure[] {
  const shown = { unit: 'kB', digits: 1 };
  return [
    { name: `${page}: scripts and styles`, value: (script + stylesheet) / 1000, ...shown, ...budget },
    { name: `${page}: of that styles`, value: stylesheet / 1000, ...shown },
  ];
}

/** What a first visit downloads beside the document, fonts and pictures: kilobytes of 1,000 bytes, gzip -9. */
export async function measureWeight(context: CommandContext): Promise<Measure[]> {
  const floor = await startFloor(context);
  const installation = await makeInstallation(context);
  const { address } = installation.settings;
  return whileRunning(context, installation, () =>
    withBrowser(context, async (browser) => {
      const stranger = await browser.newContext();
      const employee = await browser.newContext();
      await signIn(employee, address, 'E1001');
      const desk = await browser.newContext();
      await signIn(desk, address, 'E1005');
      return [
        ...measuresOf('blank page', await weigh(stranger, `${floor}/`), {}),
        ...measuresOf('sign-in', await weigh(stranger, `${address}/auth/login`), { atMost: 150 }),
        ...measuresOf('home', await weigh(employee, `${address}/home/dashboard`), { atMost: 200, goal: 190 }),
        ...measuresOf('tickets', await weigh(employee, `${address}/chillconnect/dashboard`), {
          atMost: 225,
          goal: 205,
        }),
        ...measuresOf('desk', await weigh(desk, `${address}/chillconnect/helpdeskinbox`), { atMost: 225, goal: 205 }),
      ];
    }),
  );
}
