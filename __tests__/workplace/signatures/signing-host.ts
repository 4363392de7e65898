import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { assetsOf } from '../../../hr-api/workplace/signatures/signing-host/assets';
import { buildSigningHost } from '../../../hr-api/workplace/signatures/signing-host/host';
import { createLog } from '../../../hr-api/platform/log';
import type { ReplyFor } from '../../../lib/contract/all';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { stroke } from './drawing';

export const HOST = 'http://127.0.0.1:4001';
export const PORTAL = 'http://127.0.0.1:3000';

export const FONT = readFileSync('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');

const ASSET_NAMES = [
  'page.js',
  'page.css',
  'pdf.worker.min.js',
  'jbig2.wasm',
  'openjpeg.wasm',
  'qcms_bg.wasm',
  'FoxitDingbats.pfb',
  'FoxitSymbol.pfb',
];

/** A picture of one dot. */
export const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A short signature. */
export const MARK = stroke(120);

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
  readonly json: () => Record<string, unknown>;
}

export interface SigningHost {
  readonly app: FastifyInstance;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Posts a short stroke as a page of the host would, with what is given in place of that. */
  readonly sign: (
    conduct: Pick<ReplyFor<'getConduct'>, 'UserId' | 'DocumentCode'>,
    changed?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly logs: string[];
}

/** The e-sign host on the database of the HR API under test; what browsers would fetch for its page is empty. */
export async function startSigningHost(hr: TestApp): Promise<SigningHost> {
  const logs: string[] = [];
  const app = await buildSigningHost({
    db: hr.db,
    services: hr.services,
    clock: () => hr.clock.now,
    log: createLog(hr.services.env, { write: (line) => void logs.push(line) }),
    assets: assetsOf(
      new Map([
        ...ASSET_NAMES.map((name) => [name, Buffer.from(name)] as const),
        ['LiberationSans-Regular.ttf', FONT] as const,
      ]),
    ),
  });
  const answerOf = ({ statusCode, headers, rawPayload, body }: Awaited<ReturnType<typeof app.inject>>): Answer => ({
    status: statusCode,
    headers,
    bytes: rawPayload,
    json: () => JSON.parse(body) as Record<string, unknown>,
  });
  const host = new URL(HOST).host;
  return {
    app,
    logs,
    get: async (url, headers = {}) => answerOf(await app.inject({ method: 'GET', url, headers: { host, ...headers } })),
    sign: async ({ UserId, DocumentCode }, changed = {}, headers = {}) =>
      answerOf(
        await app.inject({
          method: 'POST',
          url: '/sign',
          headers: { host, origin: HOST, 'sec-fetch-site': 'same-origin', ...headers },
          payload: { UserId, DocumentCode, way: 'drawn', mark: MARK, ...changed },
        }),
      ),
  };
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** The address at which a document lies before somebody. */
export const pageOf = (
  { UserId, DocumentCode }: Pick<ReplyFor<'getConduct'>, 'UserId' | 'DocumentCode'>,
  path = 'epdf-esign',
  origin = PORTAL,
) => `/${path}/${encoded(origin)}/${encoded(UserId)}/${DocumentCode}`;
