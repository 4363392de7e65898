import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePorts } from '../../scripts/processes/ports';

const root = path.resolve(__dirname, '../..');

/** What `npm start` needs of the machine; settings of the one who runs the tests stay out. */
const machine: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** A product started as people start it, by its command. */
export class Launched {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #said = '';

  private constructor(
    child: ChildProcess,
    readonly port: number,
    readonly hrApiPort: number,
  ) {
    this.#child = child;
    this.#ended = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#said += String(chunk)));
  }

  static async start(settings: Record<string, string>): Promise<Launched> {
    const [PORT = '', HR_API_PORT = '', ESIGN_PORT = ''] = (await findFreePorts(3)).map(String);
    const env: Record<string, string> = { ...machine, PORT, HR_API_PORT, ESIGN_PORT, ...settings };
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Launched(child, Number(env.PORT), Number(env.HR_API_PORT));
  }

  get said(): string {
    return this.#said;
  }

  /** Waits until the address for people was printed; false when the command ended first. */
  isUp(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => this.#said.includes('Ctrl-C stops it.') && resolve(true);
      this.#child.stdout?.on('data', look);
      void this.#ended.then(() => resolve(false));
      look();
    });
  }

  async exitCode(): Promise<number | null> {
    await this.#ended;
    return this.#child.exitCode;
  }

  /** Nobody reads any more what it shows, as when the program behind a pipe has ended. */
  closeOutput(): void {
    this.#child.stdout?.destroy();
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Every process below the command's, whatever its group. */
  descendants(): number[] {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
    const found: number[] = [];
    for (let parents = [this.#child.pid]; parents.length > 0;) {
      const children = rows.filter(([, parent]) => parents.includes(parent)).map(([pid]) => pid);
      found.push(...children);
      parents = children;
    }
    return found;
  }
}

function ask(pid: number, column: 'args' | 'stat'): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

/** Whether the process does anything still; one that ended and waits to be buried by its parent does not. */
export function isRunning(pid: number): boolean {
  const state = ask(pid, 'stat');
  return state !== '' && !state.startsWith('Z');
}

export function commandOf(pid: number): string {
  return ask(pid, 'args');
}
