import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';
import type { CommandContext } from '../scripts/command';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { addressOfSomebody } from './address-of-somebody';
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

/** What stands in the scripts of parts that no page of a record loads before they are opened. */
const ON_DEMAND = { 'rich text': 'insertUnorderedList', crop: 'ReactCrop__', calendar: 'gridcell' };

/** A page of a record, with how many of those parts came with it. */
function ofRecord(page: string, transferred: Transferred, atMost: number): Measure[] {
  const early = Object.values(ON_DEMAND).filter((mark) => transferred.code.includes(mark)).length;
  return [
    ...measuresOf(page, transferred, { atMost }),
    { name: `${page}: rich text, crop and calendar loaded unasked`, value: early, unit: '', digits: 0, atMost: 0 },
  ];
}

/** What the first dialog of a visit fetches of the library that all dialogs stand on. */
async function weighModal(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const fetched: Response[] = [];
  page.on('response', (response) => fetched.push(response));
  await page.locator('main button[aria-haspopup=dialog]:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(fetched.map((response) => response.text()));
  const modal = scripts.find((script) => script.includes('dismissableLayer'));
  if (!modal) throw new Error('no script of the first dialog is that of Radix');
  return gzipSync(modal, { level: 9 }).byteLength;
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
      const hr = await browser.newContext();
      await signIn(hr, address, 'E1004');
      // Where nothing is ever seen to be in view, no chart is drawn.
      const withoutCharts = await browser.newContext();
      await withoutCharts.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      await signIn(withoutCharts, address, 'E1004');
      const administrator = await browser.newContext();
      await signIn(administrator, address, 'E1006');
      return [
        ...measuresOf('blank page', await weigh(stranger, `${floor}/`), {}),
        ...measuresOf('sign-in', await weigh(stranger, `${address}/auth/login`), { atMost: 146.7 }),
        ...measuresOf('home', await weigh(employee, `${address}/home/dashboard`), { atMost: 192, goal: 180 }),
        ...measuresOf('tickets', await weigh(employee, `${address}/chillconnect/dashboard`), { atMost: 193.5 }),
        ...measuresOf('desk', await weigh(desk, `${address}/chillconnect/helpdeskinbox`), { atMost: 205 }),
        ...measuresOf('person', await weigh(employee, await addressOfSomebody(employee, address)), { atMost: 195 }),
        ...measuresOf('own leave', await weigh(employee, `${address}/timemanage/myleave`), { atMost: 195 }),
        ...ofRecord('record', await weigh(employee, `${address}/ecenter/essprofileview`), 195),
        ...ofRecord('section', await weigh(employee, `${address}/ecenter/essprofileedit/section/1`), 205),
        ...ofRecord('section with rows', await weigh(employee, `${address}/ecenter/essprofileedit/section/5`), 205),
        ...ofRecord('section of the photo', await weigh(employee, `${address}/ecenter/essprofileedit/section/2`), 205),
        ...ofRecord('approvals', await weigh(employee, `${address}/ecenter/profileapproval`), 210),
        ...measuresOf('report', await weigh(hr, `${address}/ecenter/commonreport/key/employee-list`), {
          atMost: 225,
          goal: 205,
        }),
        ...measuresOf('dashboard', await weigh(withoutCharts, `${address}/ecenter/hrdashboard`), { atMost: 195 }),
        ...measuresOf('dashboard with charts', await weigh(hr, `${address}/ecenter/hrdashboard`), { atMost: 265 }),
        ...measuresOf('imports', await weigh(hr, `${address}/process/smartupload`), { atMost: 225 }),
        ...measuresOf('new import', await weigh(hr, `${address}/process/smartupload/start`), { atMost: 225 }),
        ...measuresOf('roles', await weigh(administrator, `${address}/process/roleaccess`), { atMost: 210 }),
        ...measuresOf('one role', await weigh(administrator, `${address}/process/roleaccess/key/17`), { atMost: 210 }),
        ...measuresOf('job status', await weigh(hr, `${address}/ecenter/jobstatusupdate`), { atMost: 210 }),
        ...measuresOf('managers', await weigh(hr, `${address}/ecenter/managerupdate`), { atMost: 210 }),
        ...measuresOf('directory', await weigh(employee, `${address}/ecenter/employeesearch`), { atMost: 210 }),
        ...measuresOf('org chart', await weigh(employee, `${address}/ecenter/orgchart`), { atMost: 205 }),
        ...measuresOf('team calendar', await weigh(employee, `${address}/timemanage/teamcalendar`), { atMost: 215 }),
        {
          name: 'first dialog: Radix, which no page loads first',
          value: (await weighModal(employee, `${address}/home/dashboard`)) / 1000,
          unit: 'kB',
          digits: 1,
        },
      ];
    }),
  );
}
