import path from 'node:path';
import { ensureBuild } from './build/build';
import { describeFailure, Refusal, type CommandContext } from './command';
import { stopChildren } from './processes/child';
import { onInterrupt } from './processes/interrupt';
import { outliveOutput } from './processes/outlive-output';
import { isPortFree } from './processes/ports';
import { startProduct } from './product';
import { say } from './progress.mjs';
import { secretsOf } from './secrets';
import { readSettings, type Settings } from './settings';

const SAMPLE_ACCOUNTS = [
  ['E1001', 'employee'],
  ['E1002', 'appraiser'],
  ['E1003', 'reviewer'],
  ['E1004', 'HR'],
  ['E1005', 'helpdesk'],
  ['E1006', 'administrator'],
  ['E1007', 'asked for a mailed one-time code'],
  ['E1008', 'asked to accept a code of conduct; E1009 to sign one'],
] as const;
const SAMPLE_PASSWORD = 'Humming-2026';
const SAMPLE_CLIENT = 'C2001 with mira.shah, at /auth/chilllogin';

async function refuseTakenPorts({ portal, hrApi }: Settings): Promise<void> {
  const wanted = [{ name: 'PORT', port: portal.PORT, host: portal.HOST }];
  if (hrApi) {
    wanted.push({ name: 'HR_API_PORT', port: hrApi.HR_API_PORT, host: hrApi.HR_API_HOST });
    wanted.push({ name: 'ESIGN_PORT', port: hrApi.ESIGN_PORT, host: hrApi.ESIGN_HOST });
  }
  for (const { name, port, host } of wanted) {
    if (await isPortFree(port, host)) continue;
    throw new Refusal(`${name}: nothing can listen at ${host}:${port}, most likely because something does already`);
  }
}

function introduce({ address, portal, hrApi, dataDir }: Settings): void {
  say('');
  say(`  The portal is at ${address}/`);
  if (!hrApi) say(`  HR API: ${portal.HR_API_URL ?? 'as the configuration file says'}`);
  if (hrApi?.SAMPLE_DATA) {
    say(`  Sample accounts, each with the password ${SAMPLE_PASSWORD}:`);
    for (const [id, who] of SAMPLE_ACCOUNTS) say(`    ${id}  ${who}`);
    say(`  Sample client user, by a mailed code: ${SAMPLE_CLIENT}`);
  }
  if (hrApi) say(`  Mails: ${hrApi.SMTP_URL ? `sent by ${new URL(hrApi.SMTP_URL).host}` : path.join(dataDir, 'mail')}`);
  say('  Ctrl-C stops it.');
  say('');
}

/** `npm start` and, with `--dev`, `npm run dev`. */
export async function run({ root, source, args }: CommandContext): Promise<void> {
  let isStopping = false;
  outliveOutput();
  onInterrupt(
    () => {
      isStopping = true;
      say('Stopping …');
    },
    () => 0,
  );
  try {
    const settings = readSettings(source, root);
    const { dataDir, portal } = settings;
    await refuseTakenPorts(settings);
    const secrets = await secretsOf(settings);
    const build = args.includes('--dev')
      ? null
      : await ensureBuild({ root, source, basePath: portal.BASE_PATH, dataDir });
    const product = await startProduct({ settings, secrets, build });
    if (isStopping) return;
    introduce(settings);
    const { name, code, cause } = await product.ended;
    if (isStopping) return;
    say(`The ${name} ended with code ${code}${cause ? `: ${cause}` : ''}`);
    await stopChildren();
    process.exit(code === 0 ? 1 : code);
  } catch (error) {
    if (isStopping) return;
    say(describeFailure(error));
    await stopChildren();
    process.exit(1);
  }
}
