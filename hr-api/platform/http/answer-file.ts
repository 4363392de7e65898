import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredDownload, WrittenDownload } from '../files/storage/store';
import { runDownload, type Admitted } from '../calls/run-call';

/** Streams the file that a download's handler allows. */
export async function answerFile(
  admitted: Admitted,
  read: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const download = await runDownload(admitted, read);
  return 'content' in download ? answerWritten(download, reply) : answerStored(admitted, download, request, reply);
}

const dispositionOf = (fileName: string) => `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** What is written as it is sent has no length beforehand; one that fails half-way breaks the connection. */
function answerWritten({ content, type, fileName }: WrittenDownload, reply: FastifyReply): FastifyReply {
  return reply.type(type).header('content-disposition', dispositionOf(fileName)).send(content);
}

/**
 * A stored file. One that the browser may keep goes with the digest of its content as
 * ETag, and 304 answers who has that content already: the handler has decided before.
 */
async function answerStored(
  { call, db, services }: Admitted,
  { file, fileName }: StoredDownload,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = `"${file.sha256}"`;
  if (call.isRevalidated) void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  if (call.isRevalidated && names(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const content = await services.files.open(db, file);
  return reply
    .type(file.type)
    .headers({ 'content-length': file.size, 'content-disposition': dispositionOf(fileName) })
    .send(content);
}

/** Whether an If-None-Match names an ETag; a weak one counts, as the bytes are the same. */
function names(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
