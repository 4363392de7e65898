import { access, cp, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, type Source } from '../command';
import { buildEnvironment } from '../environments';
import { startChild } from '../processes/child';
import { say, showProgress, type Progress } from '../progress.mjs';
import { billOfMaterials } from './bill-of-materials';
import { buildIdentity, type BuildSource } from './identity';
import { removeOldBuilds, useBuild } from './kept-builds';
import { withLock } from './lock';

/** A finished build, both programs in it ready to run with `node`. */
export interface Build {
  readonly id: string;
  readonly folder: string;
  readonly portalEntry: string;
  readonly hrApiEntry: string;
  /** Whether it was there already. */
  readonly isReused: boolean;
}

type BuildRequest = BuildSource & { readonly source: Source };

const STOP_TIMEOUT_MS = 10_000;
const STAGES = /^\s*(?:✓|Creating an optimized|Running TypeScript|Collecting page data|Generating static|Finalizing)/;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function describe(root: string, id: string, isReused: boolean): Build {
  const folder = path.join(root, '.build', id);
  return {
    id,
    folder,
    portalEntry: path.join(folder, 'portal/server.js'),
    hrApiEntry: path.join(folder, 'hr-api/server.mjs'),
    isReused,
  };
}

interface Step {
  readonly what: string;
  readonly usually: string;
  readonly args: readonly string[];
}

async function runStep(request: BuildRequest, id: string, { what, usually, args }: Step): Promise<void> {
  const progress: Progress = showProgress(what, usually);
  const lines: string[] = [];
  const child = await startChild({
    name: what,
    command: process.execPath,
    args,
    root: request.root,
    env: buildEnvironment(request.source, { basePath: request.basePath, id }),
    stopWithin: STOP_TIMEOUT_MS,
    onLine: (line) => {
      lines.push(line);
      if (STAGES.test(line)) progress.note(line.trim());
    },
  });
  if ((await child.ended) === 0) return progress.done();
  progress.failed();
  for (const line of lines) say(line);
  throw new Refusal(`${what} failed; what it said stands above.`);
}

/** The bundler leaves a map, an empty one, even where none is asked for. */
const isNoMap = (file: string) => !file.endsWith('.map');

/** Next's own server listens on HOSTNAME, or everywhere; the portal on HOST, or on the loopback address alone. */
const LISTEN_ON_HOST = `process.env.HOST ??= process.env.HOSTNAME || '127.0.0.1';\nprocess.env.HOSTNAME = process.env.HOST;\n`;

/** Puts what both builds left into one folder that appears under its name only when it is whole. */
async function assemble(root: string, build: Build): Promise<void> {
  const standalone = path.join(root, '.next/standalone');
  if (!(await exists(path.join(standalone, 'server.js')))) {
    throw new Refusal('The portal was built without `output: standalone` at the root of the repository.');
  }
  const draft = path.join(root, '.build', `draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const portal = path.join(draft, 'portal');
  await rename(standalone, portal);
  const entry = path.join(portal, 'server.js');
  await writeFile(entry, LISTEN_ON_HOST + (await readFile(entry, 'utf8')));
  const statics = path.join(portal, '.next/static');
  await cp(path.join(root, '.next/static'), statics, { recursive: true, filter: isNoMap });
  const publicFolder = path.join(root, 'public');
  if (await exists(publicFolder)) await cp(publicFolder, path.join(portal, 'public'), { recursive: true });
  await cp(path.join(root, 'hr-api/dist'), path.join(draft, 'hr-api'), { recursive: true });
  await writeFile(path.join(draft, 'sbom.cdx.json'), await billOfMaterials(root));
  await rm(build.folder, { recursive: true, force: true });
  await rename(draft, build.folder);
}

/** Whether the build is there and whole. It is this process's from now on, so that nobody removes it. */
async function isThere(build: Build): Promise<boolean> {
  if (!(await useBuild(build.folder))) return false;
  const now = new Date();
  await utimes(build.folder, now, now);
  return (await exists(build.portalEntry)) && (await exists(build.hrApiEntry));
}

/**
 * The build of this source and base path: the one that is there, else made now, with its stages on the console. It stays
 * while this process lives, whatever is built meanwhile.
 */
export async function ensureBuild(request: BuildRequest): Promise<Build> {
  const { root } = request;
  const id = await buildIdentity(request);
  const kept = describe(root, id, true);
  if (await isThere(kept)) return kept;
  const onWait = (pid: number) => say(`Process ${pid} is building in this folder; waiting for it.`);
  return withLock(path.join(root, '.build/lock'), onWait, async () => {
    if (await isThere(kept)) return kept;
    await runStep(request, id, {
      what: 'Building the HR API',
      usually: '2–5 s',
      args: [path.join(root, 'hr-api/build.mjs')],
    });
    await runStep(request, id, {
      what: 'Building the portal',
      usually: '15–60 s',
      args: [path.join(root, 'node_modules/next/dist/bin/next'), 'build'],
    });
    await assemble(root, kept);
    await useBuild(kept.folder);
    await removeOldBuilds(path.join(root, '.build'));
    return { ...kept, isReused: false };
  });
}
