import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddressOf } from '../../../../lib/contract/platform/client-address';
import { ApiError } from '../../../platform/errors';
import { storedFiles } from '../../../platform/files/tables';
import { wireInstant } from '../../../platform/dates';
import type { HostOptions } from './host-options';
import { openSigningRequest } from '../signing-request';
import { requireOwnPage } from './own-request';
import { sign, signingSchema } from '../sign';

const requestSchema = signingSchema.extend({ UserId: z.string().max(64), DocumentCode: z.string().max(600) });

/** The document, as signed where it is, and the signing. */
export function addDocumentRoutes(app: FastifyInstance, { db, services, clock, assets }: HostOptions): void {
  const ownOrigin = services.env.ESIGN_URL;

  app.get<{ Params: { user: string; document: string } }>('/document/:user/:document', async (request, reply) => {
    requireOwnPage(request, ownOrigin);
    const { user: userId, document: code } = request.params;
    const { file, signature } = await openSigningRequest({ code, userId }, { db, services, now: clock() });
    const [signed] = signature ? await db.select().from(storedFiles).where(eq(storedFiles.id, signature.fileId)) : [];
    const shown = signed ?? file;
    const content = await services.files.open(db, shown);
    return reply.type('application/pdf').header('content-length', shown.size).send(content);
  });

  app.post('/sign', async (request, reply) => {
    requireOwnPage(request, ownOrigin);
    const read = requestSchema.safeParse(request.body);
    if (!read.success) throw new ApiError('bad_request');
    const { UserId, DocumentCode, ...signing } = read.data;
    const now = clock();
    const opened = await openSigningRequest({ code: DocumentCode, userId: UserId }, { db, services, now });
    const clientAddress = addressOf(request, services.env.TRUSTED_PROXIES);
    const context = { db, services, now, requestId: request.id, clientAddress, font: assets.font };
    const signature = await sign(opened, signing, context).catch((error: unknown) => {
      request.log.warn({ err: error, account: opened.actor.accountId, document: opened.documentId }, 'not signed');
      throw error;
    });
    request.log.info({ account: opened.actor.accountId, signature: signature.id }, 'document signed');
    return reply.send({ DocumentCode: signature.code, SignedAt: wireInstant(signature.signedAt) });
  });
}

/** Null where it is not known. */
function addressOf({ headers }: FastifyRequest, trustedProxies: number): string | null {
  const forwarded = headers['x-forwarded-for'];
  return clientAddressOf([forwarded ?? []].flat().join(), trustedProxies) || null;
}
