import { FRAME_KINDS, type FrameKind } from './frame-kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLanguage, preferredLanguage, type Language } from '../../../../lib/contract/platform/languages';
import { ApiError } from '../../../platform/errors';
import { storedLanguage } from '../../../platform/language';
import { wireInstant } from '../../../platform/dates';
import { pageHeaders } from './frame-headers';
import type { CompanyAssets } from './company-assets';
import type { HostOptions } from './host-options';
import { openSigningRequest, type OpenSigningRequest } from '../signing-request';
import { isForFrame, portalOrigins } from './own-request';
import { refusalPage, signingPage } from './page';

const querySchema = z.object({
  /** SOPQ-28. */
  auto: z.enum(['A', 'T']).catch('T'),
  lang: z.string().optional(),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
});

interface Frame {
  Params: { origin: string; user: string; document: string };
}

/** The page that stands in the portal's frame, at each of the four paths (COC-39, ESGN-02 to ESGN-04). */
export function addPageRoutes(
  app: FastifyInstance,
  { db, services, clock, assets }: HostOptions,
  own: CompanyAssets,
): void {
  const company = { ...own, name: services.env.COMPANY_NAME };
  const portal = portalOrigins(services.env.APP_URL);

  const open = async (request: FastifyRequest<Frame>): Promise<OpenSigningRequest> => {
    const { origin, user, document: code } = request.params;
    const userId = textOf(user);
    if (!portal.includes(textOf(origin)) || !userId || !isForFrame(request)) throw new ApiError('forbidden');
    return openSigningRequest({ code, userId }, { db, services, now: clock() });
  };

  const answer = async (request: FastifyRequest<Frame>, reply: FastifyReply, kind: FrameKind) => {
    const { auto, lang, theme } = querySchema.parse(request.query);
    const portalOrigin = portal.find((origin) => origin === textOf(request.params.origin)) ?? portal[0]!;
    void reply.headers(pageHeaders(portalOrigin)).type('text/html; charset=utf-8');
    const wanted = preferredLanguage(request.headers['accept-language']);
    const languageFor = (stored: string | null): Language =>
      isLanguage(lang) ? lang : (storedLanguage(stored) ?? wanted ?? 'en');
    try {
      const opened = await open(request);
      return signingPage({
        request: opened,
        kind,
        assets,
        company,
        portalOrigin,
        theme,
        language: languageFor(opened.storedLanguage),
        isAutomatic: auto === 'A',
        userId: textOf(request.params.user),
        code: request.params.document,
        signedAt: opened.signature && wireInstant(opened.signature.signedAt),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      request.log.warn({ refusal: error.code }, 'document not shown');
      void reply.code(error.status);
      return refusalPage({
        assets,
        company,
        portalOrigin,
        theme,
        language: languageFor(null),
        isOver: error.code === 'unauthenticated',
      });
    }
  };

  for (const [path, kind] of Object.entries(FRAME_KINDS)) {
    app.get<Frame>(`/${path}/:origin/:user/:document`, async (request, reply) => answer(request, reply, kind));
  }
}

/** A part of the address that was written as base64url. */
function textOf(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8');
}
